"""Training of the dice reader: a renderer of dice, the nets, and how they are measured.

Nothing in `vision.dice` needs this folder. The renderer (`die`, `designs`, `grounds`, `things`,
`scene`, `lens`) works with NumPy and OpenCV alone; what needs PyTorch is named in
`requirements.txt`.
"""
