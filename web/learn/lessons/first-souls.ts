import type { Lang, Text } from '@tafelrunde/engine';
import type { Choice, Event, SwordAndSorcery } from '@tafelrunde/sword-and-sorcery';
import { stepsFrom, zoneNamed } from '../../../games/sword-and-sorcery/rules/zones.ts';
import { figureName, SYMBOL_NAMES } from '../../games/sword-and-sorcery/game.ts';
import { anyLesson, type CoachView, type Lesson, type Offer, type Pointer } from '../lesson.ts';
import { rulesStep, undoStep, whyNotStep } from './common.ts';

type Now = CoachView<SwordAndSorcery>;

const FINE: Text = { en: 'Fine too.', de: 'Auch gut.' };
/** Whoever does something else for so long has found a way of their own. */
const PATIENCE = 14;
const LONG = 150;

/** The prologue: two souls, one street, the enemies that lead themselves. */
const lesson: Lesson<SwordAndSorcery> = {
  id: 'first-souls',
  game: 'sword-and-sorcery',
  config: { scenario: 'the-bell-without-a-hand', seats: 1, settings: { heroes: 2 } },
  seat: 0,
  bot: 'page',
  seed: 'first-souls',
  steps: [
    {
      id: 'welcome',
      say: {
        en: 'Welcome back from the dead! Everybody is on one side here: you lead two heroes, and the enemies follow their scrolls by themselves. Reach the cathedral, then slay the Gremlin King.',
        de: 'Willkommen zurück von den Toten! Hier stehen alle auf einer Seite: Du führst zwei Helden, und die Gegner folgen von selbst ihren Pergamenten. Erreich die Kathedrale und besieg den Gremlinkönig.',
      },
    },
    {
      id: 'heroes',
      say: {
        en: 'Choose two heroes: Ecarus, who stands in front, and Laegon, who shoots from behind. Each learns a power: take the marked one.',
        de: 'Wähl zwei Helden: Ecarus, der vorne steht, und Laegon, der von hinten schießt. Jeder lernt eine Fähigkeit: Nimm die markierte.',
      },
      until: ({ situation, decided }) =>
        (decided > 0 && !isAsked(situation.ask?.kind, 'hero', 'learn')) || (decided > PATIENCE && FINE),
      point: suggestion,
    },
    {
      id: 'stash',
      say: {
        en: 'Before they set out, they may take what lies in the stash. They have what they need: let both of them go.',
        de: 'Vor dem Aufbruch dürfen sie sich aus dem Lager bedienen. Sie haben, was sie brauchen: Lass beide gehen.',
      },
      skip: ({ situation }) => situation.ask?.kind !== 'emporium',
      until: ({ situation, decided }) =>
        (decided > 0 && !isAsked(situation.ask?.kind, 'emporium')) || (decided > PATIENCE && FINE),
      point: suggestion,
    },
    {
      id: 'first',
      say: {
        en: 'In every round each hero has one turn, in any order. Who begins?',
        de: 'In jeder Runde hat jeder Held einen Zug, die Reihenfolge ist frei. Wer fängt an?',
      },
      until: ({ story, decided }) => has(story, 'turn') || (decided > PATIENCE && FINE),
      point: suggestion,
    },
    {
      id: 'move',
      say: now => ({
        en: `${acting(now, 'en')} has a move, a combat action and a standard action. Zones that glow can be reached, with their cost. ${now.touch ? 'Tap' : 'Click on'} the marked one.`,
        de: `${acting(now, 'de')} hat eine Bewegung, eine Kampfaktion und eine Standardaktion. Leuchtende Zonen sind erreichbar, mit ihren Kosten. ${now.touch ? 'Tipp' : 'Klick'} auf die markierte.`,
      }),
      skip: now => stepOffer(now) === undefined,
      until: now => has(now.events, 'moved') || (now.decided > 0 && FINE),
      point: now => at(stepOffer(now)),
    },
    undoStep(),
    {
      id: 'end',
      say: {
        en: 'Go on as far as you like. What lurks in the dark are shadows: whoever sees one turns it over. Then end the turn.',
        de: 'Geh weiter, so weit du magst. Was im Dunkeln lauert, sind Schatten: Wer einen sieht, dreht ihn um. Dann beende den Zug.',
      },
      skip: ({ situation }) => situation.ask?.kind !== 'turn',
      until: ({ events, decided }) => has(events, 'turn-ended') || (decided > PATIENCE && FINE),
      point: suggestion,
    },
    {
      id: 'enemies',
      say: {
        en: 'After every turn of a hero the enemies have theirs: a card says which of them act. What they do is told step by step, and “What they did” tells it again.',
        de: 'Nach jedem Zug eines Helden sind die Gegner dran: Eine Karte sagt, wer von ihnen handelt. Was sie tun, wird Schritt für Schritt erzählt, und „Was sie taten“ erzählt es noch einmal.',
      },
    },
    {
      id: 'clock',
      say: {
        en: 'After the last hero an event card is turned over. They are your clock: when the last one is gone, all is lost. The number at “Adventure” says how many rounds are left.',
        de: 'Nach dem letzten Helden wird eine Ereigniskarte umgedreht. Sie sind eure Uhr: Ist die letzte weg, ist alles verloren. Die Zahl bei „Abenteuer“ sagt, wie viele Runden bleiben.',
      },
      point: () => ({ elements: ['.ss-clock', '[data-tab="story"]'] }),
    },
    {
      id: 'hunt',
      say: {
        en: 'Now find somebody to fight: on through the streets, or let them come. Whoever stands with you in a zone can be struck, with a bow also from afar.',
        de: 'Jetzt such dir einen Gegner: weiter durch die Straßen, oder lass sie kommen. Wer in deiner Zone steht, kann getroffen werden, mit dem Bogen auch von fern.',
      },
      until: now => attackOffer(now) !== undefined || (now.decided > LONG && FINE),
      point: suggestion,
    },
    {
      id: 'intent',
      say: ({ touch }) => ({
        en: `Enemies have no secrets. ${touch ? 'Tap' : 'Point at'} one on the map: an arrow shows whom it would go for, and below it says what it would do and why.`,
        de: `Gegner haben keine Geheimnisse. ${touch ? 'Tipp einen auf der Karte an' : 'Zeig auf einen auf der Karte'}: Ein Pfeil zeigt, auf wen er losginge, und darunter steht, was er täte und warum.`,
      }),
      point: ({ view }) => ({
        elements: view.enemies
          .flatMap(({ bodies }) => bodies)
          .slice(0, 1)
          .map(({ id }) => `.kit-token[data-figure="${id}"]`),
      }),
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
        en: 'Now strike. The dice show hits, and symbols that pay for what the weapon can do besides: click on what you want them for, then count the hits.',
        de: 'Jetzt schlag zu. Die Würfel zeigen Treffer und Symbole, die bezahlen, was die Waffe noch kann: Klick an, wofür du sie willst, dann zähl die Treffer.',
      },
      skip: now => attackOffer(now) === undefined && !has(now.events, 'attack'),
      until: now =>
        (has(now.events, 'defended') && isAsked(now.situation.ask?.kind, 'turn', 'next-hero', 'shards')) ||
        (now.decided > PATIENCE && FINE),
      point: suggestion,
    },
    { id: 'dice', say: theDice },
    whyNotStep(),
    rulesStep(),
  ],
  end: {
    en: 'Well done! You know how a round goes. Heroes who fall become ghosts and come back for soul shards; slain enemies bring them. Play on: the bell is waiting.',
    de: 'Gut gemacht! Du weißt, wie eine Runde läuft. Gefallene Helden werden Geister und kehren für Seelensplitter zurück; besiegte Gegner bringen welche. Spiel weiter: Die Glocke wartet.',
  },
};

export const firstSouls = anyLesson(lesson);

const has = (events: readonly Event[], kind: Event['kind']): boolean => events.some(event => event.kind === kind);
const isAsked = (kind: string | undefined, ...kinds: readonly string[]): boolean =>
  kind !== undefined && kinds.includes(kind);
const at = (offer: Offer | undefined): Pointer => (offer ? { option: offer.id } : {});
const acting = ({ view }: Now, lang: Lang): string => figureName(view.active ?? view.heroes[0]?.id ?? '', lang);

const offerOf = ({ offers }: Now, ...deeds: readonly Choice['do'][]): Offer<Choice> | undefined =>
  deeds.flatMap(deed => offers.find(({ choice }) => choice.do === deed) ?? [])[0];

const attackOffer = (now: Now): Offer<Choice> | undefined => offerOf(now, 'attack');

/** The step that leads nearer to somebody to fight, to a shadow, or to the aim. Who stands among enemies stays. */
function stepOffer(now: Now): Offer<Choice> | undefined {
  const { view, offers } = now;
  const hero = view.heroes.find(({ id }) => id === view.turn?.hero);
  const enemies = view.enemies.flatMap(({ bodies }) => bodies.map(({ zone }) => zone));
  if (hero === undefined || enemies.includes(hero.zone)) return undefined;
  const goals = [...enemies, ...view.shadows, zoneNamed(view, 'cathedral-yard')];
  const far = (zone: number): number => Math.min(...goals.map(goal => stepsFrom(view, zone, goal)));
  const nearer = offers.filter(({ choice }) => choice.do === 'step' && far(choice.to) < far(hero.zone));
  const toZone = ({ choice }: Offer<Choice>): number => (choice.do === 'step' ? far(choice.to) : 0);
  return nearer.toSorted((a, b) => toZone(a) - toZone(b))[0];
}

/** One way to go on, for those who want to be shown. */
function suggestion(now: Now): Pointer {
  const wanted = now.offers.find(
    ({ choice }) => choice.do === 'hero' && ['white-rose', 'archer'].includes(choice.class),
  );
  return at(
    wanted ??
      attackOffer(now) ??
      stepOffer(now) ??
      offerOf(now, 'property', 'pass', 'leave', 'done', 'end') ??
      now.offers[0],
  );
}

/** SS-ATK-13, SS-DEF-11, with the dice that fell. */
function theDice({ story }: Now): Text {
  const rolled = story.findLast(event => event.kind === 'rolled' && event.what === 'attack');
  const defended = story.findLast(event => event.kind === 'defended');
  const faces = (lang: Lang): string =>
    rolled?.kind === 'rolled'
      ? rolled.dice.map(({ face }) => face.map(one => SYMBOL_NAMES[one][lang]).join(' + ')).join(', ')
      : '–';
  const [hits, wounds] = defended?.kind === 'defended' ? [defended.hits, defended.wounds] : [0, 0];
  return {
    en: `The dice showed: ${faces('en')}. With everything else that made ${hits} hits. Armour takes some away, magic shields and blocks too; what was left are ${wounds} wounds. Lethal hits pass armour and dice by.`,
    de: `Die Würfel zeigten: ${faces('de')}. Mit allem anderen waren das ${hits} Treffer. Rüstung hält einige ab, magische Schilde und Abwehr auch; übrig blieben ${wounds} Wunden. Tödliche Treffer gehen an Rüstung und Würfeln vorbei.`,
  };
}
