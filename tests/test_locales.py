"""The catalogues in locales/: alike in every language, complete for every game, and true to what the games tell.

The contract that is checked here stands at the head of locales/en/confrontation.ftl. A small reader of Fluent is
enough for it: messages, attributes, variables and references, no formatting.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import westmarch
from westmarch import Game
from westmarch.games.confrontation.board import REGIONS, SIDES
from westmarch.games.confrontation.cards import COMBAT_CARDS, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS
from westmarch.games.confrontation.text.events import REASONS, SENTENCES
from westmarch.games.confrontation.words import HANDLES
from westmarch.kernel import WestmarchError
from westmarch.kernel.playout import random_token
from westmarch.kernel.rng import Generator

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALES: Final = ROOT / "locales"
LANGUAGES: Final = ("en", "pl", "it")
GAMES_PER_PRESET: Final = 4

UNWRITTEN: Final = frozenset({"card_game", "mount_doom"})
"""Games that can be played but have no catalogue yet. A name that is here although its file exists fails."""

NAMES: Final = ("character", "region", "card", "special", "side", "seat", "reason", "cause")
"""The kinds of messages that show an id of a game's data; the first that has it does."""

MAY_BE_ABSENT: Final = frozenset({"character", "piece", "cause", "reason", "winner"})
"""The facts that are passed to every message of an event, present or not."""

UNNAMED: Final = frozenset({"event", "rule", "piece", "question"})
"""The facts whose texts are no names: they are shown as they are, or only selected by."""

QUOTES: Final = {"en": "“”", "pl": "„”", "it": "«»"}
"""The quotation marks of each language. The apostrophe is ’ in all of them."""


# --- a small reader of Fluent ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Message:
    text: str
    attributes: dict[str, str]

    @property
    def whole(self) -> str:
        return "\n".join((self.text, *self.attributes.values()))

    @property
    def variables(self) -> set[str]:
        return set(re.findall(r"\$([A-Za-z][\w-]*)", self.whole))

    @property
    def references(self) -> set[str]:
        return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", self.whole))


Catalogue = dict[str, Message]


def read(text: str) -> Catalogue:
    """The messages of a file. A line that is none of Fluent's is an error: Fluent itself would pass over it."""
    found: Catalogue = {}
    id = part = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or re.match(r"#{1,3}( |$)", line):
            continue
        if opening := re.fullmatch(r"([a-z][\w-]*) =(?: (.*))?", line):
            id, part = opening[1], ""
            assert id not in found, f"line {number}: {id} stands there twice"
            found[id] = Message(opening[2] or "", {})
        elif id and (attribute := re.fullmatch(r" +\.([a-z][\w-]*) =(?: (.*))?", line)):
            part = attribute[1]
            assert part not in found[id].attributes, f"line {number}: {id}.{part} stands there twice"
            found[id].attributes[part] = attribute[2] or ""
        elif id and line.startswith(" "):
            message = found[id]
            if part:
                message.attributes[part] += f"\n{line}"
            else:
                found[id] = Message(f"{message.text}\n{line}", message.attributes)
        else:
            raise AssertionError(f"line {number} is no Fluent: {line!r}")
    return found


@cache
def catalogue(language: str, *names: str) -> Catalogue:
    """The messages of these files in one language; of all its files without a name."""
    files = [LOCALES / language / f"{name}.ftl" for name in names] or sorted((LOCALES / language).glob("*.ftl"))
    return {id: message for file in files for id, message in read(file.read_text(encoding="utf-8")).items()}


def bundle(language: str, game: Game) -> Catalogue:
    """What is spoken at a table of this game, but for the interface."""
    return catalogue(language, "common", game.id)


def needs(id: str, messages: Catalogue) -> set[str]:
    """The facts that a message asks for, by itself or through others. `$region-id` asks for the region too."""
    variables: set[str] = set()
    seen: set[str] = set()
    open_ids = {id}
    while open_ids:
        next_id = open_ids.pop()
        seen.add(next_id)
        variables |= messages[next_id].variables
        open_ids |= messages[next_id].references - seen
    return {variable.removesuffix("-id") for variable in variables}


def dashed(id: str) -> str:
    return re.sub(r"[_.]", "-", id)


# --- what can be wrong with a catalogue ------------------------------------------------------------------------


def differences(one: Catalogue, other: Catalogue) -> list[str]:
    """Where two languages do not say the same things of the same facts."""
    found = [f"{id}: in one language only" for id in sorted(one.keys() ^ other.keys())]
    for id in sorted(one.keys() & other.keys()):
        if one[id].attributes.keys() != other[id].attributes.keys():
            found.append(f"{id}: other attributes")
        if needs(id, one) != needs(id, other):
            found.append(f"{id}: other variables, {sorted(needs(id, one) ^ needs(id, other))}")
    return found


def faults(language: str, messages: Catalogue) -> list[str]:
    """What is wrong with a catalogue by itself."""
    found = []
    for id, message in messages.items():
        for part in (message.text, *message.attributes.values()):
            found += [f"{id}: {fault}" for fault in _faults_of_text(language, part)]
        found += [f"{id}: there is no {other}" for other in sorted(message.references - messages.keys())]
    return found


def _faults_of_text(language: str, text: str) -> Iterator[str]:
    if not text.strip():
        yield "is empty"
    if text.count("{") != text.count("}"):
        yield "opens and closes unequal braces"
    if len(re.findall(r"->", text)) != len(re.findall(r"^ +\*\[", text, re.MULTILINE)):
        yield "has a choice without exactly one default"
    if re.search(r"\][ \t]*$", text, re.MULTILINE):
        yield "has an empty variant"
    words = re.sub(r'\{\s*"[^"]*"\s*\}', "", text)
    if re.search(r"[\"'`]", words) or "..." in words:
        yield "uses a typewriter’s quotes, apostrophes or dots"
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    if strange := set("“”„«»‘‹›") & set(words) - {opening, closing}:
        yield f"uses another language’s quotation marks, {sorted(strange)}"
    if words.count(opening) != words.count(closing):
        yield "opens and closes unequal quotation marks"


def test_the_reader_reads_messages_attributes_variables_and_references() -> None:
    text = "# no\n\na = b { $c-d } { e-f }\n    .hint = x\ng = { $h ->\n        [i] j\n       *[other] k\n    }\n"
    messages = read(text)
    assert list(messages) == ["a", "g"]
    assert messages["a"].attributes == {"hint": "x"}
    assert messages["a"].variables == {"c-d"}
    assert messages["a"].references == {"e-f"}
    assert messages["g"].text.endswith("*[other] k\n    }")


@pytest.mark.parametrize("text", ["a = b\nc\n", "a = b\na = c\n", "A word.\n", "a = b\n    .c = d\n    .c = e\n"])
def test_the_reader_refuses_what_fluent_would_pass_over(text: str) -> None:
    with pytest.raises(AssertionError):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "a =",
        "a = b\n    .c =",
        "a = { $b",
        "a = { b }",
        "a = { $b ->\n        [c] d\n    }",
        "a = { $b ->\n        [c]\n       *[other] d\n    }",
        "a = it's",
        'a = "b"',
        "a = and so on...",
        "a = „b”",
        "a = «b»",
        "a = “b",
    ],
)
def test_every_kind_of_fault_is_found(text: str) -> None:
    assert faults("en", read(text))
    assert not faults("en", read('a = “{ b }” isn’t { $c }{" "}\n    .d = e\nb = { $f ->\n       *[other] g\n    }'))


@pytest.mark.parametrize("other", ["b = c", "a = { $c }", "a = { $b }\n    .d = e", "a = { b }\nb = { $c }"])
def test_every_kind_of_difference_is_found(other: str) -> None:
    assert differences(read("a = { $b }"), read(other))
    assert not differences(read("a = { $b }{ $b-id }"), read("a = x { $b }"))


# --- the languages are alike -----------------------------------------------------------------------------------


def files(language: str) -> list[str]:
    return sorted(file.stem for file in (LOCALES / language).glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert files(language) == files("en")
    assert {"common", *westmarch.games()} - set(files(language)) <= UNWRITTEN
    assert UNWRITTEN.isdisjoint(files(language))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", files("en"))
def test_every_file_says_the_same_things_of_the_same_facts(name: str, language: str) -> None:
    assert differences(catalogue("en", name), catalogue(language, name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_fault(language: str) -> None:
    assert faults(language, catalogue(language)) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    """A name may be the same in two languages; of five words at least one differs."""
    english, other = catalogue("en"), catalogue(language)
    same = [id for id, m in english.items() if m == other[id] and len(re.findall(r"[^\W\d_]{2,}", m.text)) >= 5]
    assert [id for id in same if not id.startswith("phrase-")] == []


# --- every game is complete ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Told:
    """What random games told their seats."""

    events: dict[str, set[str]]  # of each kind: the facts that every reader of it was told
    prompts: dict[str, set[str]]  # of each prompt: what it was always about
    texts: set[str]  # every id that has to be shown
    reasons: set[str]
    seats: set[str]


def flat(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts as a client names them: an object gives one for each of its keys."""
    found: dict[str, Any] = {}
    for name, value in facts.items():
        if isinstance(value, dict):
            found |= {f"{dashed(name)}-{dashed(key)}": inner for key, inner in value.items()}
        else:
            found[dashed(name)] = value
    return found


def ids_in(facts: dict[str, Any]) -> Iterator[str]:
    for name, value in facts.items():
        if name in UNNAMED:
            continue
        yield from (text for text in (value if isinstance(value, list) else [value]) if isinstance(text, str) and text)


@cache
def told(id: str) -> Told:
    """What random games tell, over all presets."""
    game = westmarch.game(id)
    heard = Told({}, {}, set(), set(), set())
    for preset in game.presets.values():
        for seed in range(GAMES_PER_PRESET):
            _listen(game, preset, seed, heard)
    return heard


def _listen(game: Game, preset: dict[str, Any], seed: int, heard: Told) -> None:
    state = game.new(preset, seed=seed)
    rng = Generator.seeded(seed)
    heard.seats.update(state.seats)
    while state.outcome is None:
        for decision in state.pending:
            about = flat(decision.about)
            heard.prompts[decision.prompt] = heard.prompts.get(decision.prompt, set(about)) & set(about)
            heard.texts.update(ids_in(about))
        seat = state.turn
        for event in state.play(state.seats[seat], random_token(state, seat, rng)):
            versions = [event.seen_by(i) for i in range(-1, len(state.seats))]
            for version in (*versions, event.whole()):
                if version is not None:
                    facts = flat(version)
                    heard.events[event.kind] = heard.events.get(event.kind, set(facts)) & set(facts)
                    heard.texts.update(ids_in(facts))
    heard.reasons.add(state.outcome.reason)


def is_named(id: str, messages: Catalogue) -> bool:
    return any(f"{kind}-{dashed(id)}" in messages for kind in NAMES)


def declared(game: Game) -> Iterator[str]:
    """The messages that a game needs by what it declares, without a game being played."""
    yield f"game-{dashed(game.id)}"
    yield from (f"preset-{dashed(name)}" for name in game.presets)
    for option in game.options:
        yield f"option-{dashed(option.name)}"
        yield from (f"option-{dashed(option.name)}-{dashed(choice)}" for choice in option.choices)
    yield from (f"token-{dashed(token.verb)}" for token in game.vocabulary.tokens)
    for step in game.steps.values():
        if step.PROMPT:
            yield f"prompt-{dashed(step.PROMPT)}"
            yield f"prompt-{dashed(step.PUBLIC or step.PROMPT)}-waiting"


written = [westmarch.game(id) for id in westmarch.games() if id not in UNWRITTEN]
every_game = pytest.mark.parametrize("game", written, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_all_that_a_game_declares_has_a_message(game: Game, language: str) -> None:
    messages = bundle(language, game)
    assert [id for id in declared(game) if id not in messages] == []
    assert [o.name for o in game.options if "about" not in messages[f"option-{dashed(o.name)}"].attributes] == []


@every_game
@every_language
def test_all_that_a_game_tells_has_a_message(game: Game, language: str) -> None:
    messages, heard = bundle(language, game), told(game.id)
    assert heard.events
    assert [kind for kind in heard.events if f"event-{dashed(kind)}" not in messages] == []
    assert [reason for reason in heard.reasons if f"reason-{dashed(reason)}" not in messages] == []
    assert [seat for seat in heard.seats if f"seat-{dashed(seat)}" not in messages] == []
    assert sorted(id for id in heard.texts if not is_named(id, messages)) == []


@every_game
@every_language
def test_no_message_asks_for_more_than_the_game_tells(game: Game, language: str) -> None:
    messages, heard = bundle(language, game), told(game.id)
    asked = {f"event-{dashed(kind)}": facts for kind, facts in heard.events.items()}
    asked |= {f"prompt-{dashed(prompt)}": facts for prompt, facts in heard.prompts.items()}
    more = {id: needs(id, messages) - facts - MAY_BE_ABSENT for id, facts in asked.items()}
    assert {id: names for id, names in more.items() if names} == {}
    waiting = [id for id in messages if id.startswith("prompt-") and id.endswith("-waiting")]
    assert [id for id in waiting if needs(id, messages) != {"seat"}] == []


@every_game
@every_language
def test_every_choice_can_be_shown(game: Game, language: str) -> None:
    messages = bundle(language, game)
    for token in game.vocabulary.tokens:
        asked = needs(f"token-{dashed(token.verb)}", messages)
        assert asked <= {"subject", "prompt"}, token
        if "subject" in asked:
            assert token.subject, token
            assert is_named(token.subject, messages) or token.subject in HANDLES[0] + HANDLES[1], token


def codes(kind: type[WestmarchError]) -> Iterator[str]:
    """The codes of all errors that a client can meet; the terminal's own are sentences already."""
    yield kind.code
    for inner in kind.__subclasses__():
        if not inner.__module__.startswith("westmarch.cli"):
            yield from codes(inner)


@every_language
def test_every_error_has_a_message(language: str) -> None:
    server = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/westmarch/server").glob("*.py"))
    refused = set(re.findall(r"Refusal\(\s*\"(\w+)\"", server))
    assert "stale" in refused
    messages = catalogue(language, "common")
    assert sorted(code for code in {*codes(WestmarchError), *refused} if f"error-{dashed(code)}" not in messages) == []


# --- The Confrontation, by its data ----------------------------------------------------------------------------

COMBAT: Final = COMBAT_CARDS[0] + COMBAT_CARDS[1]


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("character", CHARACTERS),
        ("region", REGIONS),
        ("card", COMBAT),
        ("special", SPECIAL_CARDS),
        ("side", SIDES),
        ("event", tuple(SENTENCES)),
        ("reason", (*REASONS, "revealed_watcher", "regions_in_front_full", "no_region_in_front")),
        ("cause", ("move", "battle", "magic", "support", "ring_bearer")),
    ],
)
@every_language
def test_the_data_and_the_messages_are_the_same_set(kind: str, ids: tuple[str, ...], language: str) -> None:
    messages = bundle(language, westmarch.game("confrontation"))
    assert {id for id in messages if id.startswith(f"{kind}-")} == {f"{kind}-{dashed(id)}" for id in ids}


@every_language
def test_no_prompt_or_choice_is_left_over(language: str) -> None:
    game = westmarch.game("confrontation")
    spoken = {id for id in bundle(language, game) if id.startswith(("prompt-", "token-", "option-", "preset-"))}
    assert spoken - set(declared(game)) == set()


@every_language
def test_characters_and_text_cards_are_explained(language: str) -> None:
    messages = bundle(language, westmarch.game("confrontation"))
    for id in CHARACTERS:
        message = messages[f"character-{dashed(id)}"]
        assert message.attributes.keys() == {"face", "ability"}, id
        assert message.attributes["face"].startswith(f"{message.text} ("), id
    for id in SPECIAL_CARDS:
        assert messages[f"special-{dashed(id)}"].attributes.keys() == {"hint"}, id
    for id in COMBAT:
        number = re.fullmatch(r"[fs]_(\d)", id)
        message = messages[f"card-{dashed(id)}"]
        assert message.attributes.keys() == (set() if number else {"hint"}), id
        assert number is None or message.text == number[1], id


@every_language
def test_the_contract_lists_the_variables_of_every_prompt_and_event(language: str) -> None:
    """This also holds those events that random games hardly ever tell."""
    header = (LOCALES / "en" / "confrontation.ftl").read_text(encoding="utf-8").partition("\n## ")[0]
    rows = re.findall(r"^###   ((?:prompt|event)-[a-z-]+) +(-|\$.*)$", header, re.MULTILINE)
    messages = bundle(language, westmarch.game("confrontation"))
    spoken = [id for id in messages if id.startswith(("prompt-", "event-")) and not id.endswith("-waiting")]
    assert {id: set(re.findall(r"\$([a-z-]+)", row)) for id, row in rows} == {id: needs(id, messages) for id in spoken}


@every_language
def test_the_faces_of_a_draft_can_be_told_apart(language: str) -> None:
    messages = bundle(language, westmarch.game("confrontation"))
    faces = [messages[f"character-{dashed(id)}"].attributes["face"] for id in CHARACTERS]
    assert len(set(faces)) == len(faces)


@every_language
def test_every_region_fits_into_every_sentence(language: str) -> None:
    """A phrase that chooses by the id of a region or a character names no id that there is not."""
    messages = bundle(language, westmarch.game("confrontation"))
    for phrase, ids in (("in", REGIONS), ("from", REGIONS), ("to", REGIONS), ("does", CHARACTERS)):
        keys = set(re.findall(r"^ +\[(\w+)\]", messages[f"phrase-{phrase}"].text, re.MULTILINE))
        assert keys - set(ids) == set(), phrase
