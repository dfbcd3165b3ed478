import type { Choice, Descent, Event } from '@tafelrunde/descent';
import type { Lang, Text } from '@tafelrunde/engine';
import { diceText } from '../../games/descent/Dice.tsx';
import { nameOf } from '../../games/descent/game.ts';
import { boardFor } from '../../games/descent/pieces.ts';
import { anyLesson, type CoachView, type Lesson, type Offer, type Pointer } from '../lesson.ts';
import { rulesStep, undoStep, whyNotStep } from './common.ts';

type Now = CoachView<Descent>;

const FINE: Text = { en: 'Fine too.', de: 'Auch gut.' };
/** Whoever does something else for so long has found a way of their own. */
const PATIENCE = 16;
const LONG = 150;

/** The introduction: two heroes, a yard full of goblins, and an overlord who plays cards. */
const lesson: Lesson<Descent> = {
  id: 'first-descent',
  game: 'descent',
  config: { scenario: 'toll-at-the-ford', seats: 2, settings: { heroes: 2 } },
  seat: 1,
  bot: 'page',
  seed: 'first-descent',
  steps: [
    {
      id: 'welcome',
      say: {
        en: 'Welcome to the dungeon! You lead two heroes; a bot is the overlord, who has the monsters and a hand of cards. What each side must do stands under “Quest”.',
        de: 'Willkommen im Verlies! Du führst zwei Helden; ein Bot ist der Overlord, ihm gehören die Monster und eine Hand voll Karten. Was jede Seite schaffen muss, steht unter „Abenteuer“.',
      },
      point: () => ({ elements: ['.d2-story', '[data-tab="story"]'] }),
    },
    {
      id: 'heroes',
      say: {
        en: 'Take two heroes and a class for each: Syndrael the knight, who stands in front, and Leoric the runemaster, who strikes from afar. Then place them.',
        de: 'Nimm zwei Helden und für jeden eine Klasse: Syndrael als Ritterin, die vorne steht, und Leorik als Runenmeister, der von fern zuschlägt. Dann stell sie auf.',
      },
      until: ({ situation, decided }) =>
        isAsked(situation.ask?.kind, 'next-hero', 'turn', 'turn-start') || (decided > LONG && FINE),
      point: suggestion,
    },
    {
      id: 'first',
      say: {
        en: 'In every round each hero has one turn, in any order; then the overlord has his. Who begins?',
        de: 'In jeder Runde hat jeder Held einen Zug, die Reihenfolge ist frei; danach kommt der Overlord. Wer fängt an?',
      },
      skip: ({ situation }) => isAsked(situation.ask?.kind, 'turn'),
      until: ({ situation, decided }) => isAsked(situation.ask?.kind, 'turn') || (decided > PATIENCE && FINE),
      point: suggestion,
    },
    {
      id: 'move',
      say: now => ({
        en: `${acting(now, 'en')} has two actions. A move action brings as many movement points as the hero is fast. Take one.`,
        de: `${acting(now, 'de')} hat zwei Aktionen. Eine Bewegungsaktion bringt so viele Bewegungspunkte, wie der Held schnell ist. Nimm eine.`,
      }),
      skip: now => offerOf(now, 'move') === undefined,
      until: ({ events, decided }) => has(events, 'points') || (decided > 0 && FINE),
      point: now => at(offerOf(now, 'move')),
    },
    {
      id: 'go',
      say: ({ touch }) => ({
        en: `Spaces that glow can be reached. ${touch ? 'Tap' : 'Point at'} one to see the way and what it costs, then go. Points that are left stay until the turn ends.`,
        de: `Leuchtende Felder sind erreichbar. ${touch ? 'Tipp auf' : 'Zeig auf'} eines, um den Weg und seine Kosten zu sehen, dann geh. Übrige Punkte bleiben bis zum Ende des Zuges.`,
      }),
      skip: now => stepOffer(now) === undefined,
      until: ({ events, decided }) => has(events, 'steps') || (decided > 0 && FINE),
      point: now => at(stepOffer(now)),
    },
    undoStep(),
    {
      id: 'fatigue',
      say: {
        en: 'The blue bar is stamina. Fatigue buys single movement points and pays for skills; resting, as an action, gives all of it back at the end of the turn.',
        de: 'Der blaue Balken ist die Ausdauer. Erschöpfung kauft einzelne Bewegungspunkte und bezahlt Fertigkeiten; wer als Aktion rastet, hat am Ende des Zuges alle zurück.',
      },
      point: () => ({ elements: ['.d2-stamina', '[data-tab="me"]'] }),
    },
    {
      id: 'overlord',
      say: {
        en: 'End your turns. Then the overlord draws a card and activates his monsters, group by group. What he does is told step by step, and “What they did” tells it again.',
        de: 'Beende deine Züge. Dann zieht der Overlord eine Karte und aktiviert seine Monster, Gruppe um Gruppe. Was er tut, wird Schritt für Schritt erzählt, und „Was sie taten“ erzählt es noch einmal.',
      },
      until: ({ events, decided }) => has(events, 'overlord-turn') || (decided > LONG && FINE),
      point: suggestion,
    },
    {
      id: 'hunt',
      say: {
        en: 'Now find somebody to fight. In melee you must stand beside your target; from afar the dice must show enough range, and you must see it.',
        de: 'Jetzt such dir einen Gegner. Im Nahkampf musst du neben dem Ziel stehen; aus der Ferne müssen die Würfel genug Reichweite zeigen, und du musst es sehen.',
      },
      until: now => attackOffer(now) !== undefined || (now.decided > LONG && FINE),
      point: suggestion,
    },
    {
      id: 'odds',
      say: ({ touch }) => ({
        en: `Look before you strike: ${touch ? 'tap the marked attack once' : 'point at the marked attack'} and read the odds.`,
        de: `Erst schauen, dann zuschlagen: ${touch ? 'Tipp einmal auf den markierten Angriff' : 'Zeig auf den markierten Angriff'} und lies die Chancen.`,
      }),
      skip: now => attackOffer(now) === undefined,
      until: now => now.decided > 0 || (now.looked?.startsWith('attack:') ?? false),
      point: now => ({ ...at(attackOffer(now)), look: true }),
    },
    {
      id: 'strike',
      say: {
        en: 'Now strike. Hearts are damage, the number is range, bolts are surges: spend them on what your weapon offers. The shields of the defence stop damage.',
        de: 'Jetzt schlag zu. Herzen sind Schaden, die Zahl ist Reichweite, Blitze sind Energien: Gib sie für das aus, was deine Waffe bietet. Die Schilde der Verteidigung halten Schaden ab.',
      },
      skip: now => attackOffer(now) === undefined && !has(now.events, 'attacks'),
      until: ({ events, decided }) => has(events, 'attack-over') || (decided > PATIENCE && FINE),
      point: suggestion,
    },
    { id: 'dice', say: theDice },
    whyNotStep(),
    rulesStep(),
  ],
  end: {
    en: 'Well done! You know how a round goes. A hero who is knocked out is not lost: others may revive it, or it stands up by itself. Doors are opened and things searched as actions. Play on: the ford is waiting.',
    de: 'Gut gemacht! Du weißt, wie eine Runde läuft. Wer bewusstlos wird, ist nicht verloren: Andere können ihn wiederbeleben, oder er steht von selbst auf. Türen öffnen und durchsuchen sind Aktionen. Spiel weiter: Die Furt wartet.',
  },
};

export const firstDescent = anyLesson(lesson);

const has = (events: readonly Event[], kind: Event['kind']): boolean => events.some(event => event.kind === kind);
const isAsked = (kind: string | undefined, ...kinds: readonly string[]): boolean =>
  kind !== undefined && kinds.includes(kind);
const at = (offer: Offer | undefined): Pointer => (offer ? { option: offer.id } : {});
const actingId = ({ view }: Now): string => view.turns[view.turns.length - 1]?.figure ?? view.heroes[0]?.id ?? '';
const acting = (now: Now, lang: Lang): string => nameOf(actingId(now), lang);

const offerOf = ({ offers }: Now, ...deeds: readonly Choice['do'][]): Offer<Choice> | undefined =>
  deeds.flatMap(deed => offers.find(({ choice }) => choice.do === deed) ?? [])[0];

const attackOffer = (now: Now): Offer<Choice> | undefined => offerOf(now, 'attack');

/** The step that leads nearest to a monster, as the crow flies; none for whoever stands beside one. */
function stepOffer(now: Now): Offer<Choice> | undefined {
  const { view, offers } = now;
  const { width } = boardFor(view);
  const foes = view.monsters.flatMap(({ cells }) => cells);
  const away = (cell: number): number =>
    Math.min(
      ...foes.map(foe =>
        Math.max(
          Math.abs((cell % width) - (foe % width)),
          Math.abs(Math.floor(cell / width) - Math.floor(foe / width)),
        ),
      ),
    );
  const from = view.heroes.find(({ id }) => id === actingId(now))?.cells[0];
  if (from === undefined || foes.length === 0) return undefined;
  const far = ({ choice }: Offer<Choice>): number => (choice.do === 'go' ? away(choice.to) : away(from));
  return offers
    .filter(offer => offer.choice.do === 'go' && far(offer) < away(from))
    .toSorted((a, b) => far(a) - far(b))[0];
}

/** Whom and what the lesson speaks of at the beginning. */
const WANTED: ReadonlySet<string> = new Set(['syndrael', 'leoric-of-the-book', 'knight', 'runemaster']);

/** One way to go on, for those who want to be shown. */
function suggestion(now: Now): Pointer {
  const wanted = now.offers.find(
    ({ choice }) =>
      (choice.do === 'take-hero' && WANTED.has(choice.hero)) ||
      (choice.do === 'take-class' && WANTED.has(choice.class)),
  );
  return at(
    wanted ??
      attackOffer(now) ??
      stepOffer(now) ??
      offerOf(now, 'surge', 'hero', 'done', 'pass', 'no', 'move', 'end') ??
      now.offers[0],
  );
}

/** D2-ASTEP-12, -25, with the dice that fell. */
function theDice({ story }: Now): Text {
  const rolled = story.findLast(event => event.kind === 'attack-rolled');
  const dealt = story.findLast(event => event.kind === 'dealt');
  const faces = (lang: Lang): string => (rolled?.kind === 'attack-rolled' ? diceText(rolled.dice, lang) : '–');
  if (dealt?.kind !== 'dealt')
    return {
      en: `The dice showed: ${faces('en')}. A cross on the blue die, or too little range, and the attack misses: then nothing else counts.`,
      de: `Die Würfel zeigten: ${faces('de')}. Ein Kreuz auf dem blauen Würfel oder zu wenig Reichweite, und der Angriff verfehlt: Dann zählt alles andere nicht.`,
    };
  return {
    en: `The dice showed: ${faces('en')}. With surges and cards that made ${dealt.damage} damage; shields stopped ${Math.max(0, dealt.shields - dealt.pierce)} of it, ${dealt.dealt} went through.`,
    de: `Die Würfel zeigten: ${faces('de')}. Mit Energien und Karten waren das ${dealt.damage} Schaden; Schilde hielten ${Math.max(0, dealt.shields - dealt.pierce)} davon ab, ${dealt.dealt} kam durch.`,
  };
}
