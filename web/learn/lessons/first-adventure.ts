import { type Choice, type DungeonSaga, type Event, type Figure, nameOf } from '@tafelrunde/dungeon-saga';
import type { Text } from '@tafelrunde/engine';
import { anyLesson, type CoachView, type Lesson, type Offer, type Pointer } from '../lesson.ts';
import { rulesStep, undoStep, whyNotStep } from './common.ts';

type Now = CoachView<DungeonSaga>;

/** Four heroes, one gate: everything a first round needs. */
const lesson: Lesson<DungeonSaga> = {
  id: 'first-adventure',
  game: 'dungeon-saga',
  config: { scenario: 'the-broken-gate', seats: 2 },
  seat: 1,
  bot: 'page',
  seed: 'first-adventure',
  steps: [
    {
      id: 'welcome',
      say: {
        en: 'Welcome! The four heroes in the west are yours, the skeletons obey the overlord. Bring all four heroes to the stairs in the far east.',
        de: 'Willkommen! Die vier Helden im Westen gehören dir, die Skelette gehorchen dem Overlord. Bring alle vier Helden auf die Treppe ganz im Osten.',
      },
      point: () => ({ elements: ['.ds-goal'] }),
    },
    {
      id: 'hero',
      say: {
        en: 'Each hero has one turn in a round, in any order. Orlaf hits hardest: let him begin.',
        de: 'Jeder Held hat in der Runde einen Zug, die Reihenfolge ist frei. Orlaf schlägt am härtesten zu: Lass ihn anfangen.',
      },
      until: ({ events }) => {
        const begun = events.find(event => event.kind === 'turn');
        if (!begun) return false;
        return begun.figure === 'orlaf' || fineToo(begun.figure);
      },
      point: now => pointAt(heroOffer(now)),
    },
    {
      id: 'move',
      say: now => ({
        en: `${acting(now, 'en')} may move, then act. The glowing squares are in reach. Take the marked one: it is close to the enemy.`,
        de: `Erst bewegen, dann handeln: Die leuchtenden Felder kann ${acting(now, 'de')} erreichen. Nimm das markierte: Es liegt nah am Feind.`,
      }),
      skip: now => bestMove(now) === undefined,
      until: now => moved(now) || (now.decided > 0 && !inTurn(now) && FINE),
      point: now => pointAt(bestMove(now)),
    },
    undoStep(),
    {
      id: 'move-again',
      say: {
        en: 'And once more: move up to the enemy, or wherever you like.',
        de: 'Und noch einmal: Geh an den Feind heran, oder wohin du magst.',
      },
      skip: now => strike(now) !== undefined || bestMove(now) === undefined || hasMoved(now),
      until: now => moved(now) || (now.decided > 0 && !inTurn(now) && FINE),
      point: now => pointAt(bestMove(now)),
    },
    {
      id: 'odds',
      say: now => ({
        en: `${target(now, 'en')} is in reach. Look before you strike: ${now.touch ? 'tap it, or the button, once' : 'point at it, or at the button'}, and the table counts how likely what is.`,
        de: `${target(now, 'de')} ist in Reichweite. Erst schauen, dann schlagen: ${now.touch ? 'Tipp einmal darauf oder auf den Knopf' : 'Zeig darauf oder auf den Knopf'}, und der Tisch zählt, was wie wahrscheinlich ist.`,
      }),
      skip: now => strike(now) === undefined,
      until: now => now.decided > 0 || now.offers.some(({ id, choice }) => id === now.looked && isStrike(choice)),
      point: now => pointAt(strike(now), true),
    },
    {
      id: 'strike',
      say: ({ touch }) => ({
        en: `There are the odds. Now strike${touch ? ' with a second tap' : ''}!`,
        de: `Da stehen die Chancen. Jetzt schlag zu${touch ? ': Tipp ein zweites Mal' : ''}!`,
      }),
      skip: now => strike(now) === undefined,
      until: ({ events, decided }) => events.some(({ kind }) => kind === 'hits') || (decided > 0 && FINE),
      point: now => pointAt(strike(now)),
    },
    {
      id: 'dice',
      say: theDice,
      skip: now => lastRoll(now) === undefined,
    },
    whyNotStep(),
    rulesStep(),
    {
      id: 'end-turn',
      say: now => ({
        en: `When ${acting(now, 'en')} is done, end the turn.`,
        de: `Ist ${acting(now, 'de')} fertig, beende den Zug.`,
      }),
      skip: now => !inTurn(now),
      until: now => !inTurn(now) || now.events.some(({ kind }) => kind === 'turn'),
      point: now => pointAt(now.offers.find(({ choice }) => choice.do === 'end')),
    },
    {
      id: 'others',
      say: {
        en: 'Now the others, as you like: Rordin holds a passage, Madriga shoots, Danor casts spells. The ring shows one good way.',
        de: 'Jetzt die anderen, wie du magst: Rordin hält einen Durchgang, Madriga schießt, Danor zaubert. Der Ring zeigt einen guten Weg.',
      },
      until: ({ view, events }) => view.phase === 'overlord' || view.round > 1 || has(events, 'overlord'),
      point: suggestion,
    },
    {
      id: 'overlord',
      say: {
        en: 'The overlord’s turn: each command moves one of his servants, plays a card or raises bones from the floor. Watch him.',
        de: 'Der Overlord ist dran: Mit jedem Befehl führt er einen Diener, spielt eine Karte oder erweckt Knochen am Boden. Sieh ihm zu.',
      },
      until: now => now.view.round > 1 && now.offers.length > 0 && told(now),
      point: suggestion,
    },
  ],
  end: now =>
    now.situation.outcome
      ? {
          en: 'That was a whole adventure! You know how to move, strike, read the dice and look rules up. The rest you learn by playing.',
          de: 'Das war ein ganzes Abenteuer! Du kannst dich bewegen, zuschlagen, Würfel lesen und Regeln nachschlagen. Den Rest lernst du beim Spielen.',
        }
      : {
          en: 'Well done! You know how to move, strike, read the dice and look rules up. Play this adventure on, or begin one of your own.',
          de: 'Gut gemacht! Du kannst dich bewegen, zuschlagen, Würfel lesen und Regeln nachschlagen. Spiel dieses Abenteuer weiter, oder beginn ein eigenes.',
        },
};

export const firstAdventure = anyLesson(lesson);

const FINE: Text = { en: 'Fine too.', de: 'Auch gut.' };
const fineToo = (hero: string): Text => ({
  en: `${nameOf(hero, 'en')} first: fine too.`,
  de: `${nameOf(hero, 'de')} zuerst: auch gut.`,
});

const pointAt = (offer: Offer<Choice> | undefined, look = false): Pointer | null =>
  offer ? { option: offer.id, ...(look ? { look: true as const } : {}) } : null;

const has = (events: readonly Event[], kind: Event['kind']): boolean => events.some(event => event.kind === kind);
const moved = ({ events }: Now): boolean => has(events, 'moved');
const isStrike = (choice: Choice): boolean => choice.do === 'attack' || choice.do === 'shoot';
const strike = ({ offers }: Now): Offer<Choice> | undefined => offers.find(({ choice }) => isStrike(choice));
const inTurn = ({ view, situation }: Now): boolean => view.turn !== null && situation.ask?.kind === 'turn';

/** The hero whose turn it is has moved in it. */
function hasMoved({ story }: Now): boolean {
  const turn = story.findLastIndex(({ kind }) => kind === 'turn');
  return story.slice(turn).some(({ kind }) => kind === 'moved');
}

function heroOffer({ offers }: Now): Offer<Choice> | undefined {
  const heroes = offers.filter(({ choice }) => choice.do === 'hero');
  return heroes.find(({ choice }) => choice.do === 'hero' && choice.hero === 'orlaf') ?? heroes[0];
}

/** Towards the nearest enemy. */
function bestMove({ view, offers }: Now): Offer<Choice> | undefined {
  const { width } = view.board;
  const enemies = view.figures.filter(({ kind }) => kind !== 'hero');
  const far = ({ choice }: Offer<Choice>): number => {
    if (choice.do !== 'move') return Number.POSITIVE_INFINITY;
    const away = enemies.map(({ cell }) =>
      Math.max(Math.abs((cell % width) - choice.x), Math.abs(Math.floor(cell / width) - choice.y)),
    );
    return Math.min(...away);
  };
  return offers.filter(({ choice }) => choice.do === 'move').sort((a, b) => far(a) - far(b))[0];
}

/** One way to go on, for those who want to be shown. */
function suggestion(now: Now): Pointer | null {
  const end = now.offers.find(({ choice }) => choice.do === 'end' || choice.do === 'pass');
  const move = inTurn(now) && !hasMoved(now) ? bestMove(now) : undefined;
  return pointAt(heroOffer(now) ?? strike(now) ?? move ?? end ?? now.offers[0]);
}

function acting({ view }: Now, lang: 'en' | 'de'): string {
  return view.turn ? nameOf(view.turn.figure, lang) : { en: 'the hero', de: 'der Held' }[lang];
}

function target(now: Now, lang: 'en' | 'de'): string {
  const choice = strike(now)?.choice;
  return choice && (choice.do === 'attack' || choice.do === 'shoot') ? nameOf(choice.target, lang) : '';
}

const isMine = (figures: readonly Figure[], id: string): boolean =>
  figures.some(figure => figure.id === id && figure.kind === 'hero');

function lastRoll({ story, view }: Now): Extract<Event, { kind: 'rolled' }> | undefined {
  return story.findLast(event => event.kind === 'rolled' && isMine(view.figures, event.attacker)) as
    | Extract<Event, { kind: 'rolled' }>
    | undefined;
}

/** DS-MELEE-11 to DS-MELEE-15, with the dice that fell. */
function theDice(now: Now): Text {
  const roll = lastRoll(now);
  if (!roll) return { en: '', de: '' };
  const { attacker, target: enemy, armour, defence } = roll;
  const dice = (values: readonly number[]): string => [...values].sort((a, b) => b - a).join(', ');
  const hits = now.story.findLast(event => event.kind === 'hits');
  const count = hits?.kind === 'hits' ? hits.hits : 0;
  return {
    en: `${nameOf(attacker, 'en')} rolled ${dice(roll.dice)}. ${nameOf(enemy, 'en')} has armour ${armour}: only dice above ${armour} count. They are compared with its ${dice(defence)}, highest against highest; the higher die hits, a tie blocks, and a die without an opponent hits. That makes ${count === 1 ? '1 hit' : `${count} hits`}.`,
    de: `${nameOf(attacker, 'de')} warf ${dice(roll.dice)}. ${nameOf(enemy, 'de')} hat Rüstung ${armour}: Nur Würfel über ${armour} zählen. Sie werden mit ${dice(defence)} verglichen, der höchste mit dem höchsten; der höhere trifft, Gleichstand blockt, und ein Würfel ohne Gegner trifft. Das macht ${count} Treffer.`,
  };
}

/** What the overlord did to the heroes in his turn. */
function told({ events }: Now): Text {
  const raised = events.filter(({ kind }) => kind === 'appeared').length;
  const wounds = events.filter(event => event.kind === 'wounded').length;
  if (raised === 0 && wounds === 0)
    return {
      en: 'That was harmless. It will not stay so.',
      de: 'Das war harmlos. So bleibt es nicht.',
    };
  return {
    en: `He raised ${raised === 0 ? 'nobody' : raised} and wounded ${wounds === 0 ? 'nobody' : 'your heroes'}. Round 2 is yours.`,
    de: `Er hat ${raised === 0 ? 'niemanden' : raised} erweckt und ${wounds === 0 ? 'niemanden' : 'deine Helden'} verwundet. Runde 2 gehört dir.`,
  };
}
