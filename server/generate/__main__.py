"""`python -m server.generate` writes what is generated from the Python structs: `make types`."""

from server.generate import protocol_page, typescript

for path, text in {**typescript.files(), **protocol_page.files()}.items():
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
