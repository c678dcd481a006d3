"""The catalogues in locales/: alike in every language, complete for every game, and true to what the games tell.

The contract that is checked here stands at the head of locales/en/confrontation.ftl. A small reader of Fluent is
enough for it: messages, attributes, variables and references, no formatting.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import westmarch
from westmarch import Game
from westmarch.games.card_game import cards as long_table_cards
from westmarch.games.card_game import locations as long_table_places
from westmarch.games.card_game import texts as long_table_texts
from westmarch.games.confrontation.board import REGIONS, SIDES
from westmarch.games.confrontation.cards import COMBAT_CARDS, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS
from westmarch.games.confrontation.text.events import REASONS, SENTENCES
from westmarch.games.confrontation.words import HANDLES
from westmarch.games.mount_doom import board as doom_board
from westmarch.games.mount_doom import cards as doom_cards
from westmarch.games.mount_doom import ending as doom_ending
from westmarch.games.war_of_the_ring import board as ring_board
from westmarch.games.war_of_the_ring import cards as ring_cards
from westmarch.games.war_of_the_ring import pieces as ring_pieces
from westmarch.games.war_of_the_ring import tiles as ring_tiles
from westmarch.games.war_of_the_ring import view as ring_view
from westmarch.games.war_of_the_ring import words as ring_words
from westmarch.kernel import WestmarchError
from westmarch.kernel.playout import random_token
from westmarch.kernel.rng import Generator

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALES: Final = ROOT / "locales"
LANGUAGES: Final = ("en", "pl", "it")
GAMES_PER_PRESET: Final = 4

NAMES: Final = ("character", "region", "card", "special", "side", "seat", "reason", "cause", "die")
"""The kinds of messages that show an id of a game's data; the first that has it does."""

MAY_BE_ABSENT: Final = frozenset({"character", "piece", "cause", "reason", "winner"})
"""The facts that are passed to every message of an event, present or not."""

UNNAMED: Final = frozenset({"event", "rule", "piece", "question", "what", "how"})
"""The facts whose texts are no names: they are shown as they are, or only selected by."""

CASES: Final = re.compile("-(id|in|from|to)$")
"""What a fact gives besides its name: its id to select by and, where it is a region, the name with a preposition."""

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
    return {CASES.sub("", variable) for variable in variables(id, messages)}


def variables(id: str, messages: Catalogue) -> set[str]:
    """The variables of a message and of those that it refers to, as they are written."""
    found: set[str] = set()
    seen: set[str] = set()
    open_ids = {id}
    while open_ids:
        next_id = open_ids.pop()
        seen.add(next_id)
        found |= messages[next_id].variables
        open_ids |= messages[next_id].references - seen
    return found


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
    assert {"common", *westmarch.games()} <= set(files(language))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", files("en"))
def test_every_file_says_the_same_things_of_the_same_facts(name: str, language: str) -> None:
    assert differences(catalogue("en", name), catalogue(language, name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_fault(language: str) -> None:
    assert faults(language, catalogue(language)) == []


def spoken_words(text: str) -> list[str]:
    """The words that are shown: neither variables nor references, nor what a choice is made by."""
    shown = re.sub(r"\{\s*[\w$-]+\s*(\}|->)|^\s*\*?\[\w+\]", "", text, flags=re.MULTILINE)
    return re.findall(r"[^\W\d_]{2,}", shown)


def test_only_what_is_shown_counts_as_words() -> None:
    assert spoken_words("{ $some ->\n        [yes] { $card }: two words\n       *[no] { phrase-x }\n    }") == [
        "two",
        "words",
    ]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    """A name may be the same in two languages; of five words at least one differs."""
    english, other = catalogue("en"), catalogue(language)
    same = [id for id, m in english.items() if m == other[id] and len(spoken_words(m.text)) >= 5]
    assert [id for id in same if not id.startswith("phrase-")] == []


# --- what each game needs beyond what it declares ----------------------------------------------------------------


@dataclass(frozen=True)
class Speech:
    """What the catalogue of a game must hold besides what the game declares, and what its client adds."""

    kinds: dict[str, tuple[str, ...]]  # of each of these kinds of messages exactly these
    shown: frozenset[str] = frozenset()  # subjects of choices that are shown as they are
    made: dict[str, frozenset[str]] = field(default_factory=dict)  # variables that the client makes, by message
    names: tuple[str, ...] = ()  # kinds of names that this game has besides those of all games


COMBAT: Final = COMBAT_CARDS[0] + COMBAT_CARDS[1]

DOOM_EVENTS: Final = (
    *("turn", "rolled", "rerolled", "roll_stands", "die_set", "page_filled", "die_resolved"),
    *("moved", "waits", "stays", "courage", "event_cancelled", "nothing_happens"),
    *("uruk_hai_placed", "uruk_hai_removed", "ents_march", "nazgul_placed", "nazgul_slain"),
    *("gandalf_locked", "gandalf_free", "gandalf_boxed", "gandalf_drawn", "foreseen", "vision_removed", "vision_kept"),
    *("turned_up", "activated", "ally_taken", "card_used", "card_discarded", "card_removed", "army_shifted"),
    *("battle", "battle_won", "battle_lost", "stage_ends", "stage_begins", "game_over"),
)

CARD_EVENTS: Final = (
    *("round", "turn", "passed", "winnowed", "ring_used", "used", "accepted", "declined", "lasts_for_the_round"),
    *("played", "played-to", "played-on", "moved", "drew", "drew-cards", "drew_apart", "drew_apart-cards", "recycled"),
    *("cycled", "cycled-cards", "eliminated", "eliminated-cards", "removed", "forsook", "saved", "took"),
    *("kept", "kept-cards", "looked", "icons_added", "icons_added-at", "icons_added-card", "corruption"),
    *("activated", "reactivated", "path_turned_up", "path_activated", "no_battleground"),
    *("combat", "support", "loss_named", "agreed", "objected", "cancelled", "won", "nobody_scores"),
    *("scores", "game_over"),
)
"""With those that the client tells in a second way, by what it knows of them."""

RING_EVENTS: Final = (
    *("turn", "drew", "drew-card", "discarded", "discarded-card", "card_discarded", "action_dice", "hunt_dice_placed"),
    *("passed", "die_used", "ring_used", "die_turned", "dice_discarded", "activated", "politics", "nation_chosen"),
    *("captured", "siege_begins", "siege_ends", "mixed_army", "recruited", "removed", "reduced", "character_lost"),
    *("not_recruited", "taken_alive", "entered_play", "army_moved", "characters_moved", "characters_moved-stay"),
    *("nazgul_flew", "goes_along", "lured", "ring_spent"),
    *("fellowship", "guide", "corruption", "hunt_roll", "hunt_tile", "hunt_tile_dropped", "hunt_damage"),
    *("hunt_damage-die", "hunt_lowered", "hunt_box", "hunt_pool", "special_tile", "hunt_tile_removed"),
    *("hunt_tile_returned", "declined", "event_played", "region_chosen", "card_option", "dice_rolled", "attack"),
    *("stands_in_the_field", "white_rider", "combat_card", "combat_card-card", "no_combat_card", "table_card_used"),
    *("combat_cards_shown", "combat_roll", "reroll_chosen", "combat_effect", "combat_effect-hero"),
    *("combat_effect-silenced", "combat_effect-forgone", "combat_effect-suffered", "combat_modified"),
    *("combat_idle", "attack_goes_on", "stands", "battle_over", "exchange_offered", "exchange_offered-card"),
    *("exchange_received", "exchange_received-card", "game_over"),
)
"""With those that the client tells in a second way, by what it knows of them."""

SPEECH: Final[dict[str, Speech]] = {
    "card_game": Speech(
        kinds={
            "card": long_table_cards.NAMES,
            "region": (
                *long_table_places.BATTLEGROUNDS,
                *long_table_places.PATHS,
                *("path", "reserve", "hand", "deck", "cycle_pile", "eliminated", "apart", "top_of_deck"),
            ),
            "special": ("attack", "defence", "path_attack", "path_defence"),
            "event": CARD_EVENTS,
            "reason": ("last_path", "lead"),
        },
    ),
    "confrontation": Speech(
        kinds={
            "character": CHARACTERS,
            "region": REGIONS,
            "card": COMBAT,
            "special": SPECIAL_CARDS,
            "side": SIDES,
            "event": tuple(SENTENCES),
            "reason": (*REASONS, "revealed_watcher", "regions_in_front_full", "no_region_in_front"),
            "cause": ("move", "battle", "magic", "support", "ring_bearer"),
        },
        shown=frozenset(HANDLES[0] + HANDLES[1]),
    ),
    "mount_doom": Speech(
        kinds={
            "character": (*doom_board.FIGURES, "gandalf", "sauron"),
            "region": ("rivendell", *doom_board.STAGES, "isengard"),
            "card": tuple(dict.fromkeys(doom_cards.CARDS)),
            "die": doom_board.DICE,
            "event": DOOM_EVENTS,
            "reason": (
                doom_ending.RING_DESTROYED,
                doom_ending.COURAGE_LOST,
                doom_ending.NAZGUL_GATHERED,
                doom_ending.TURNS_RUN_OUT,
            ),
            "cause": (
                *("turn", "first_roll", "second_roll", "battle", "slot", "companions"),
                *("destination", "event_space", "single_use", "allies_in_need"),
            ),
        },
        made={
            "event-rolled": frozenset({"roll"}),
            "event-page-filled": frozenset({"roll"}),
            "event-rerolled": frozenset({"old-face", "new-face"}),
            "event-die-set": frozenset({"old-face", "new-face"}),
            "event-courage": frozenset({"change", "by"}),
        },
    ),
    "war_of_the_ring": Speech(
        kinds={
            "character": (*ring_pieces.CHARACTERS, "ring_bearers"),
            "region": (*ring_board.REGIONS, "mordor_track"),
            "nation": ring_board.NATIONS,
            "figure": ring_pieces.FIGURES,
            "settlement": ring_board.KINDS[1:],
            "card": ring_cards.CARDS,
            "combat": ring_cards.COMBATS,
            "tile": ring_tiles.TILES,
            "die": ring_pieces.FACES,
            "deck": ring_cards.DECK_KINDS,
            "phase": ring_view.PHASES,
            "act": (*ring_words.ACTS, "discard", "fly", "recruit", "hunt"),
            "event": RING_EVENTS,
            "reason": (
                *("ring_destroyed", "corruption", "shadow_conquest", "free_peoples_conquest"),
                *("conceded", "turn_limit"),
            ),
        },
        shown=frozenset({"none", "random"}),
        made={
            "prompt-army-company": frozenset({"party"}),
            "prompt-attack-vanguard": frozenset({"party"}),
            "event-army-moved": frozenset({"party"}),
            "event-attack": frozenset({"party"}),
            "event-characters-moved": frozenset({"count"}),
            "event-recruited": frozenset({"recruits"}),
            "event-combat-effect": frozenset({"side"}),
            "event-combat-modified": frozenset({"changes"}),
            "event-hunt-pool": frozenset({"pool"}),
            "event-game-over": frozenset({"count"}),
        },
        names=("nation", "figure", "combat", "tile", "deck", "act"),
    ),
}
"""A game that is not here is held to the tests that need no table of it."""

UNLISTED: Final = Speech({})

NAMES_OF: Final = [long_table_cards.name(card) for card in range(long_table_cards.CARDS)]
CARD_TEXTS: Final = (
    *(long_table_texts.PLAYED, long_table_texts.PLAYED_TO_PATH, long_table_texts.PLAYED_TO_FIELD),
    *(long_table_texts.PLAYED_TO_RESERVE, long_table_texts.PLAYED_ON_RESERVE, long_table_texts.TO_PATH),
    *(long_table_texts.TO_FIELD, long_table_texts.EVENT_TEXT, long_table_texts.ACTION),
)
"""The cards whose text the rules follow at one time or another."""


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


def is_named(id: str, messages: Catalogue, names: tuple[str, ...] = ()) -> bool:
    return any(f"{kind}-{dashed(id)}" in messages for kind in (*NAMES, *names))


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


every_game = pytest.mark.parametrize("game", [westmarch.game(id) for id in westmarch.games()], ids=lambda game: game.id)
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
    names = SPEECH.get(game.id, UNLISTED).names
    assert sorted(id for id in heard.texts if not is_named(id, messages, names)) == []


@every_game
@every_language
def test_no_message_asks_for_more_than_the_game_tells(game: Game, language: str) -> None:
    messages, heard = bundle(language, game), told(game.id)
    asked = {f"event-{dashed(kind)}": facts for kind, facts in heard.events.items()}
    asked |= {f"prompt-{dashed(prompt)}": facts for prompt, facts in heard.prompts.items()}
    made = SPEECH.get(game.id, UNLISTED).made
    more = {id: needs(id, messages) - facts - MAY_BE_ABSENT - made.get(id, frozenset()) for id, facts in asked.items()}
    assert {id: names for id, names in more.items() if names} == {}
    waiting = [id for id in messages if id.startswith("prompt-") and id.endswith("-waiting")]
    assert [id for id in waiting if needs(id, messages) != {"seat"}] == []


@every_game
@every_language
def test_every_choice_can_be_shown(game: Game, language: str) -> None:
    """A subject has a name, unless it is shown as it is (a number is), or a choice is made by its id alone."""
    messages, speech = bundle(language, game), SPEECH.get(game.id, UNLISTED)
    for token in game.vocabulary.tokens:
        asked = variables(f"token-{dashed(token.verb)}", messages)
        assert {CASES.sub("", variable) for variable in asked} <= {"subject", "prompt"}, token
        assert token.subject or asked <= {"prompt"}, token
        if "subject" in asked:
            shown = token.subject in speech.shown or token.subject.isdigit()
            assert shown or is_named(token.subject, messages, speech.names), token
        if asked & {"subject-in", "subject-from", "subject-to"}:
            assert {"in", "from", "to"} <= messages[f"region-{dashed(token.subject)}"].attributes.keys(), token


def codes() -> set[str]:
    """The codes of all errors that a client can meet, by the sources; the terminal's own are sentences already."""
    package = ROOT / "src/westmarch"
    sources = {str(file.relative_to(package)): file.read_text(encoding="utf-8") for file in package.rglob("*.py")}
    ours = "".join(text for name, text in sources.items() if not name.startswith("cli"))
    declared = re.findall(r"^    code(?:: ClassVar\[str\])? = \"(\w+)\"", ours, re.MULTILINE)
    return {*declared, *re.findall(r"Refusal\(\s*\"(\w+)\"", ours)}


@every_language
def test_every_error_has_a_message(language: str) -> None:
    assert {"stale", "missing", "illegal_move", WestmarchError.code} <= codes()
    messages = catalogue(language, "common")
    assert sorted(code for code in codes() if f"error-{dashed(code)}" not in messages) == []


# --- every game with a table of its own --------------------------------------------------------------------------

every_listed = pytest.mark.parametrize("id", SPEECH)


@pytest.mark.parametrize(("id", "kind"), [(id, kind) for id, speech in SPEECH.items() for kind in speech.kinds])
@every_language
def test_the_data_and_the_messages_are_the_same_set(id: str, kind: str, language: str) -> None:
    messages = bundle(language, westmarch.game(id))
    wanted = {f"{kind}-{dashed(each)}" for each in SPEECH[id].kinds[kind]}
    assert {message for message in messages if message.startswith(f"{kind}-")} == wanted


@every_listed
@every_language
def test_no_prompt_or_choice_is_left_over(id: str, language: str) -> None:
    game = westmarch.game(id)
    spoken = {id for id in bundle(language, game) if id.startswith(("prompt-", "token-", "option-", "preset-"))}
    assert spoken - set(declared(game)) == set()


@every_listed
@every_language
def test_the_contract_lists_the_variables_of_every_prompt_and_event(id: str, language: str) -> None:
    """This also holds those events that random games hardly ever tell."""
    header = (LOCALES / "en" / f"{id}.ftl").read_text(encoding="utf-8").partition("\n## ")[0]
    rows = re.findall(r"^###   ((?:prompt|event)-[a-z-]+) +(-|\$.*)$", header, re.MULTILINE)
    messages = bundle(language, westmarch.game(id))
    spoken = [id for id in messages if id.startswith(("prompt-", "event-")) and not id.endswith("-waiting")]
    assert {id: set(re.findall(r"\$([a-z-]+)", row)) for id, row in rows} == {id: needs(id, messages) for id in spoken}


@every_listed
@every_language
def test_every_refusal_is_by_a_rule_of_the_game(id: str, language: str) -> None:
    game = westmarch.game(id)
    refusals = {message for message in bundle(language, game) if message.startswith("refusal-")}
    assert refusals - {f"refusal-{rule.id.lower()}" for rule in game.ledger} == set()


# --- The Card Game, by its data ----------------------------------------------------------------------------------


@every_language
def test_locations_and_cards_that_say_something_are_explained(language: str) -> None:
    messages = bundle(language, westmarch.game("card_game"))
    for id in (*long_table_places.BATTLEGROUNDS, *long_table_places.PATHS):
        assert messages[f"region-{dashed(id)}"].attributes.keys() == {"text"}, id
    silent = {id for id in long_table_cards.NAMES if not messages[f"card-{dashed(id)}"].attributes}
    assert len(silent) == 19
    spoken = {NAMES_OF[card] for table in CARD_TEXTS for card, text in enumerate(table) if text >= 0}
    assert silent & spoken == set()


# --- Adventure to Mount Doom, by its data ------------------------------------------------------------------------


@every_language
def test_every_card_of_mount_doom_is_explained(language: str) -> None:
    messages = bundle(language, westmarch.game("mount_doom"))
    for card in doom_cards.CARDS:
        assert messages[f"card-{dashed(card)}"].attributes.keys() == {"hint"}, card


@every_language
def test_the_places_on_the_road_are_called_as_on_the_map(language: str) -> None:
    """A sentence that names a place by its number says the same name as the map, in whatever case it needs."""
    messages = bundle(language, westmarch.game("mount_doom"))
    places = {str(8 * (stage + 1)): name for stage, name in enumerate(doom_board.STAGES)}
    for phrase, ends in (("from", {"0": "rivendell", **places}), ("to", places)):
        told = dict(re.findall(r"^ +\[(\d+)\] (.+)$", messages[f"phrase-{phrase}"].text, re.MULTILINE))
        assert told.keys() <= ends.keys()
        for space, words in told.items():
            name = messages[f"region-{dashed(ends[space])}"].text
            assert all(part[:2] in words for part in name.split() if part[0].isupper()), (phrase, space)


# --- War of the Ring, by its data ----------------------------------------------------------------------------------


@every_language
def test_every_region_of_the_map_can_stand_in_a_sentence(language: str) -> None:
    """Each has its name in the three cases, and the cases are those of the name."""
    messages = bundle(language, westmarch.game("war_of_the_ring"))
    for id in (*ring_board.REGIONS, "mordor_track"):
        region = messages[f"region-{dashed(id)}"]
        assert region.attributes.keys() == {"in", "from", "to", "the"}, id
        name = region.text.removeprefix("The ").removeprefix("La ")
        for form in region.attributes.values():
            assert [letter for letter in form if letter.isupper()] == [letter for letter in name if letter.isupper()], (
                id
            )


@every_language
def test_both_halves_of_every_card_are_explained(language: str) -> None:
    messages = bundle(language, westmarch.game("war_of_the_ring"))
    halves = (*(f"card-{id}" for id in ring_cards.CARDS), *(f"combat-{id}" for id in ring_cards.COMBATS))
    for id in halves:
        assert messages[dashed(id)].attributes.keys() == {"text"}, id
    for character in ring_pieces.CHARACTERS:
        assert "ability" in messages[f"character-{dashed(character)}"].attributes, character


@every_language
def test_every_figure_can_be_counted(language: str) -> None:
    messages = bundle(language, westmarch.game("war_of_the_ring"))
    for figure in ring_pieces.FIGURES:
        counted = messages[f"figure-{dashed(figure)}"].attributes["count"]
        forms = re.findall(r"^ +\*?\[(\w+)\]", counted, re.MULTILINE)
        assert forms == (["one", "few", "other"] if language == "pl" else ["one", "other"]), figure


@every_language
def test_whatever_refuses_in_war_of_the_ring_says_so_in_every_language(language: str) -> None:
    """The rules that its steps name beside a reason, as they stand in the code."""
    messages = bundle(language, westmarch.game("war_of_the_ring"))
    home = ROOT / "src/westmarch/games/war_of_the_ring"
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(home.rglob("*.py")))
    rules = set(re.findall(r'(?:return |: \(\s*)f?"[^"\n]+",\s*"(WOTR-[A-Z0-9]+-\d+)"', code))
    assert len(rules) > 80
    assert sorted(rule for rule in rules if f"refusal-{rule.lower()}" not in messages) == []


# --- The Confrontation, by its data ------------------------------------------------------------------------------


@every_language
def test_characters_and_text_cards_are_explained(language: str) -> None:
    messages = bundle(language, westmarch.game("confrontation"))
    for id in CHARACTERS:
        message = messages[f"character-{dashed(id)}"]
        assert message.attributes.keys() - {"tile"} == {"face", "ability"}, id
        assert message.attributes["face"].startswith(f"{message.text} ("), id
    for id in SPECIAL_CARDS:
        assert messages[f"special-{dashed(id)}"].attributes.keys() == {"hint"}, id
    for id in COMBAT:
        number = re.fullmatch(r"[fs]_(\d)", id)
        message = messages[f"card-{dashed(id)}"]
        assert message.attributes.keys() == (set() if number else {"hint"}), id
        assert number is None or message.text == number[1], id


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
