"""A board's side of the protocol: answers every frame once, and reports until it is heard.

Nothing here knows of pins, so the virtual tray and the tests run it in CPython as it is.
"""

from hardware import protocol
from hardware.protocol import ACK, EVENT, HELLO, HELLO_R, MAINTENANCE, NAK, PING, PONG

SILENCE = 3000  # ms without a frame, after which nobody seems to be there
AGAIN = 150  # ms until an event that was not acknowledged is sent again
GIVE_UP = 1000  # ms; a press that arrives later than that would surprise
MOST_EVENTS = 8


class Session:
    """Takes frames from a host and hands each new message to `handle(kind, payload)` once.

    `handle` raises ValueError for a payload that is malformed, and KeyError for a kind of message
    that this board has no use for. `restart` is called for MAINTENANCE.
    """

    def __init__(self, write, identity, handle, restart):
        self.write = write
        self.identity = identity
        self.handle = handle
        self.restart = restart
        self.session = None  # of the host that said hello in our version
        self.seq = 0
        self.reply = b""  # to the last frame, for the host that did not hear it
        self.heard = None  # ms of the last sound frame
        self.beat = 0  # ms to add to our clock for the host's, modulo BEAT
        self.events = []  # [seq, payload, since, sent], oldest first
        self.event_seq = 0

    def silent(self, now):
        """Whether the lamps should say that no host is there."""
        return self.session is None or now - self.heard > SILENCE

    def receive(self, frame, now):
        """Answer one sound frame."""
        kind, seq, payload = frame
        if kind == ACK:
            self.acknowledged(seq)
            self.heard = now
        elif kind == MAINTENANCE:
            if payload == protocol.MAGIC:
                self.write(protocol.encode(ACK, seq))
                self.restart()
        elif kind == HELLO:
            self.hello(seq, payload, now)
        elif self.session is None:
            self.refuse(seq, protocol.HELLO_FIRST, "say hello first")
        elif seq == self.seq:
            self.heard = now
            self.write(self.reply)
        elif (seq - self.seq) & 0xFF < 0x80:
            self.heard = now
            self.seq = seq
            self.answer(kind, seq, payload, now)
        # Else it is older than what was shown since: nobody waits for its answer any more.

    def hello(self, seq, payload, now):
        if protocol.hello_version(payload) != protocol.VERSION:
            self.session = None  # the answer tells the host our version; it says what to do
            self.write(protocol.encode(HELLO_R, seq, self.identity()))
            return
        try:
            session, beat = protocol.unpack_hello(payload)
        except ValueError as why:
            self.refuse(seq, protocol.BAD_PAYLOAD, str(why))
            return
        if session != self.session:
            self.session = session
            self.seq = seq
            self.heard = now
            self.reply = protocol.encode(HELLO_R, seq, self.identity())
            self.set_beat(beat, now)
        if seq == self.seq:
            self.write(self.reply)

    def answer(self, kind, seq, payload, now):
        try:
            if kind == PING:
                self.set_beat(protocol.unpack_beat(payload), now)
                self.reply = protocol.encode(PONG, seq)
            else:
                self.handle(kind, payload)
                self.reply = protocol.encode(ACK, seq)
            self.write(self.reply)
        except ValueError as why:
            self.refuse(seq, protocol.BAD_PAYLOAD, str(why))
        except KeyError:
            self.refuse(seq, protocol.UNKNOWN_KIND, f"this board has no use for kind {kind}")

    def refuse(self, seq, reason, why):
        self.reply = protocol.encode(NAK, seq, protocol.pack_nak(reason, why))
        self.write(self.reply)

    def set_beat(self, beat, now):
        self.beat = (beat - now) % protocol.BEAT

    def report(self, event, value, detail, now):
        """Send an event until the host acknowledges it."""
        if len(self.events) >= MOST_EVENTS:
            self.events.pop(0)
        self.event_seq = (self.event_seq + 1) & 0xFF
        self.events.append([self.event_seq, protocol.pack_event(event, value, detail), now, None])
        self.tick(now)

    def acknowledged(self, seq):
        if self.events and self.events[0][0] == seq:
            self.events.pop(0)

    def tick(self, now):
        """Send the oldest event if it is time; drop it if nobody wants it."""
        while self.events and now - self.events[0][2] > GIVE_UP:
            self.events.pop(0)
        if not self.events:
            return
        first = self.events[0]
        if first[3] is None or now - first[3] >= AGAIN:
            first[3] = now
            self.write(protocol.encode(EVENT, first[0], first[1]))
