"""Own data: packs that people save, read, share and delete."""

from __future__ import annotations

from server import messages as m
from server.hall.packs import Faulty, Read, Wish
from server.hall.sessions import Session
from server.match.refusal import Refusal
from server.net.desk.clerk import Clerk, Keep
from server.store.packs import StoredPack

PACKS_LISTED = 200


class Packs(Clerk):
    def list_packs(self, session: Session, message: m.ListPacks) -> m.Answered:
        own_data, game = self.hall.own_data, message.game
        if message.token is not None:
            self.rights.office(message.token, "organiser")
            found = own_data.all(game)
        else:
            owner = self.hall.identities.find(message.identity)
            found = [] if owner is None else own_data.own(owner, game)
        games = [id for id in self.hall.games if game in (None, id)]
        return m.Packs(
            packs=tuple(self.info(pack) for pack in found[:PACKS_LISTED]),
            more=max(0, len(found) - PACKS_LISTED),
            files=tuple(each for id in games for each in self.files(id)),
            kinds=tuple(each for id in games for each in self.kinds(id)),
        )

    def files(self, game: str) -> list[m.PackFile]:
        """The club's own files, which only whoever has the server's folder can change."""
        left_out = self.hall.game(game).form(self.hall.setup(game, {})).left_out
        return [
            m.PackFile(
                game=game,
                name=name,
                faults=tuple(f for f in left_out if f.where.partition(":")[0] == name),
            )
            for name in self.hall.packs(game)
        ]

    def kinds(self, game: str) -> list[m.PackKindInfo]:
        return [
            m.PackKindInfo(
                game=game,
                kind=kind.id,
                label=kind.label,
                hint=kind.hint,
                example=kind.example,
                ending=kind.ending,
                at_setup=kind.at_setup,
            )
            for kind in self.hall.own_data.kinds(game)
        ]

    def info(self, pack: StoredPack) -> m.PackInfo:
        return m.PackInfo(
            id=pack.id,
            game=pack.game,
            kind=pack.kind,
            name=pack.name,
            version=pack.version,
            faults=pack.faults,
            changed=pack.changed,
            answers=self.hall.own_data.answers(pack),
        )

    def owned(self, message: m.ReadPack | m.RenamePack | m.DeletePack) -> StoredPack:
        """The pack, for its owner or the organiser."""
        owner = None
        if message.token is not None:
            self.rights.office(message.token, "organiser")
        else:
            owner = self.hall.identities.read(message.identity)
        return self.hall.own_data.pack(message.pack, owner)

    def told(self, read: Read) -> m.PackReply:
        versions = self.hall.own_data.versions(read.pack)
        return m.PackReply(
            pack=self.info(read.pack),
            version=read.version,
            text=read.text,
            faults=read.faults,
            versions=tuple(
                m.PackVersion(version=each.version, at=each.at, size=each.size) for each in versions
            ),
        )

    def read_pack(self, session: Session, message: m.ReadPack) -> m.Answered:
        return self.told(self.hall.own_data.read(self.owned(message), message.version))

    def save_pack(self, session: Session, message: m.SavePack) -> m.Answered:
        owner = self.hall.identities.read(message.identity)
        wish = Wish(
            game=message.game,
            kind=message.kind,
            name=message.name.strip(),
            text=message.text,
            pack=message.pack,
            version=message.version,
            draft=message.draft,
        )

        def saved(keep: Keep) -> m.Answered:
            self.parts.new_packs.check(session.address)
            try:
                read = self.hall.own_data.save(owner, wish, lambda read: keep(brief(read)))
            except Faulty as why:
                return m.FaultyPack(faults=why.faults)
            self.parts.new_packs.failed(session.address)
            return brief(read)

        return self.replies.once(message, saved)

    def rename_pack(self, session: Session, message: m.RenamePack) -> m.Answered:
        self.hall.own_data.rename(self.owned(message), message.name.strip())
        return m.Done()

    def delete_pack(self, session: Session, message: m.DeletePack) -> m.Answered:
        self.hall.own_data.delete(self.owned(message))
        return m.Done()

    def share_pack(self, session: Session, message: m.SharePack) -> m.Answered:
        own_data, owner = self.hall.own_data, self.hall.identities.read(message.identity)
        code, days = own_data.share(own_data.pack(message.pack, owner))
        return m.Shared(code=code, days=days, address=f"{self.live.address('')}/data/{code}")

    def fetch_pack(self, session: Session, message: m.FetchPack) -> m.Answered:
        tries, who = self.parts.code_tries, self.guesser(session)
        tries.check(who)
        try:
            read = self.hall.own_data.shared(message.code)
        except Refusal:
            tries.failed(who)
            raise
        return m.PackReply(
            pack=self.info(read.pack), version=read.version, text=read.text, faults=read.faults
        )


def brief(read: Read) -> m.PackReply:
    """The answer to a save. Whoever saved it has the text: it is not kept twice."""
    pack = read.pack
    return m.PackReply(
        pack=m.PackInfo(
            id=pack.id,
            game=pack.game,
            kind=pack.kind,
            name=pack.name,
            version=pack.version,
            faults=pack.faults,
            changed=pack.changed,
        ),
        version=read.version,
        text="",
        faults=read.faults,
    )
