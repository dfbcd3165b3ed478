import { checkConfig, Match, newChance, type Text } from '@tafelrunde/engine';
import type { CardId } from '../../../games/mage-knight/content/cards.ts';
import { levelOf } from '../../../games/mage-knight/content/levels.ts';
import {
  begin,
  crystals,
  deck,
  hexOn,
  hold,
  layBare,
  source,
  stand,
  tokensOn,
} from '../../../games/mage-knight/laying.ts';
import { played } from '../../../games/mage-knight/played.ts';
import { newSite } from '../../../games/mage-knight/rules/sites.ts';
import { heroOf, type State } from '../../../games/mage-knight/state.ts';
import type { Choice, Event, MageKnight } from '../../games/mage-knight/game.ts';
import { thingsOf } from '../../games/mage-knight/things.ts';
import { anyLesson, type CoachView, type Lesson, type Offer, type Pointer, type Step } from '../lesson.ts';
import { rulesStep, undoStep, whyNotStep } from './common.ts';

type Now = CoachView<MageKnight>;
type LessonStep = Step<MageKnight>;

const CONFIG = checkConfig(played, { scenario: 'first-reconnaissance', seats: 1 });
const SEED = 'guide';

/** Where the parts are played: a glade, a village beside it, and a space for orcs. */
const GLADE = hexOn(1, 0, 0);
const VILLAGE = hexOn(1, 0, 2);
const ORCS = hexOn(1, 0, 6);

/** What is not held is still in the deck. */
const OWN: readonly CardId[] = [
  'march',
  'march',
  'stamina',
  'stamina',
  'swiftness',
  'swiftness',
  'rage',
  'determination',
  'threaten',
  'mana-draw',
  'concentration',
  'improvisation',
];

const lay = (arrange: (state: State) => void) => (): Match => {
  const state = played.setup(CONFIG, newChance(SEED));
  layBare(state, ['tovak'], false);
  begin(state, 0);
  deck(state, 0, ...OWN);
  arrange(state);
  return Match.from(played, CONFIG, state, { seed: SEED }) as unknown as Match;
};

const has = (events: readonly Event[], kind: Event['kind']): boolean => events.some(event => event.kind === kind);
const offered = ({ offers }: Now, name: string): Offer<Choice> | undefined =>
  offers.find(({ id }) => id === name || id.startsWith(`${name}:`) || id.startsWith(`${name},`));

/** An option is marked as a button and as the things on the table it is about. */
function at(now: Now, ...names: readonly string[]): Pointer | null {
  for (const name of names) {
    const offer = offered(now, name);
    if (offer)
      return { option: offer.id, elements: thingsOf(now.view, offer.choice).map(thing => `[data-thing="${thing}"]`) };
  }
  return null;
}

const FINE: Text = { en: 'That works as well.', de: 'So geht es auch.' };
const click = ({ touch }: Now, lang: 'en' | 'de'): string =>
  touch ? { en: 'Tap', de: 'Tipp' }[lang] : { en: 'Click', de: 'Klick' }[lang];

/** Played for so many points of this kind, or the person found another way to them. */
const points = (now: Now, kind: 'move' | 'influence', n: number): boolean => (now.view.turns[0]?.[kind] ?? 0) >= n;

const endStep = (say: Text): LessonStep => ({
  id: 'end-turn',
  say,
  skip: now => offered(now, 'end') === undefined && offered(now, 'done') === undefined,
  until: ({ events }) => has(events, 'turn') || has(events, 'drew') || has(events, 'round'),
  point: now => at(now, 'end', 'done'),
});

interface Part {
  readonly name: Text;
  readonly begin: () => Match;
  readonly steps: readonly LessonStep[];
  readonly end: Text;
}

const PARTS: readonly Part[] = [
  {
    name: { en: 'Move and explore', de: 'Bewegen und erkunden' },
    begin: lay(state => {
      hold(state, 0, 'march', 'stamina', 'rage', 'promise', 'determination');
      source(state, 'red', 'white', 'green');
      stand(state, 0, GLADE);
    }),
    steps: [
      {
        id: 'welcome',
        say: {
          en: 'Welcome, Mage Knight. You are Tovak, and your five cards are your turn: all you do, you do with them.',
          de: 'Willkommen, Magierritter. Du bist Tovak, und deine fünf Karten sind dein Zug: Alles, was du tust, tust du mit ihnen.',
        },
        point: () => ({ elements: ['.mk-cards .kit-fan'] }),
      },
      {
        id: 'march',
        say: now => ({
          en: `To move you need move points. ${click(now, 'en')} on March and play it: Move 2.`,
          de: `Um dich zu bewegen, brauchst du Bewegungspunkte. ${click(now, 'de')} auf Marsch und spiel die Karte: Bewegung 2.`,
        }),
        until: now => points(now, 'move', 1) || (now.decided > 0 && FINE),
        point: now => at(now, 'play:march,basic'),
      },
      {
        id: 'step',
        say: now => ({
          en: `Where you may go glows, with its cost: plains take 2 by day. ${click(now, 'en')} on the village beside you.`,
          de: `Wohin du gehen kannst, leuchtet, mit den Kosten: Ebenen kosten am Tag 2. ${click(now, 'de')} auf das Dorf neben dir.`,
        }),
        until: ({ events }) => has(events, 'moved'),
        point: now => at(now, `step:${VILLAGE}`, 'play:march', 'play:stamina', 'play:rage'),
      },
      undoStep(),
      {
        id: 'more',
        say: {
          en: 'Beyond the village nobody has ever been. Exploring takes 2 move points: play Stamina. A card without any can still be laid sideways for 1.',
          de: 'Jenseits des Dorfes war noch niemand. Erkunden kostet 2 Bewegungspunkte: Spiel Ausdauer. Jede andere Karte kannst du quer für 1 ausspielen.',
        },
        skip: now => points(now, 'move', 2) || has(now.story, 'explored'),
        until: now => points(now, 'move', 2) || has(now.story, 'explored'),
        point: now => at(now, 'play:stamina,basic', 'play:rage,move', 'play:promise,move', 'play:determination,move'),
      },
      {
        id: 'explore',
        say: now => ({
          en: `${click(now, 'en')} on the empty place with the sun: a tile of the land is turned over.`,
          de: `${click(now, 'de')} auf die leere Stelle mit der Sonne: Ein Stück des Landes wird aufgedeckt.`,
        }),
        skip: now => offered(now, 'explore') === undefined,
        until: ({ story }) => has(story, 'explored'),
        point: now => at(now, 'explore'),
      },
      {
        id: 'explored',
        say: {
          en: 'New land, new sites, perhaps enemies. In this scenario every tile you reveal brings a point of fame. What was revealed cannot be taken back.',
          de: 'Neues Land, neue Orte, vielleicht Gegner. In diesem Szenario bringt jedes aufgedeckte Plättchen einen Ruhmpunkt. Was aufgedeckt ist, lässt sich nicht zurücknehmen.',
        },
        skip: ({ story }) => !has(story, 'explored'),
      },
      whyNotStep(),
      endStep({
        en: 'End your turn: cards left in your hand stay there, then you draw up to five again.',
        de: 'Beende deinen Zug: Karten, die du noch hast, behältst du, dann ziehst du wieder auf fünf nach.',
      }),
    ],
    end: {
      en: 'You can move and explore. Next: the villagers, and those who would follow you.',
      de: 'Du kannst dich bewegen und erkunden. Als Nächstes: die Dorfleute und alle, die dir folgen würden.',
    },
  },
  {
    name: { en: 'Influence and recruiting', de: 'Einfluss und Anwerben' },
    begin: lay(state => {
      hold(state, 0, 'promise', 'rage', 'march', 'determination');
      source(state, 'red', 'green', 'blue');
      stand(state, 0, VILLAGE);
      state.offers.units = ['herbalists', 'peasants', 'utem-guardsmen'];
    }),
    steps: [
      {
        id: 'offer',
        say: {
          en: 'You stand in a village. Units that may be recruited lie in the offer, each with the influence it wants.',
          de: 'Du stehst in einem Dorf. Einheiten, die du anwerben kannst, liegen in der Auslage, jede mit dem Einfluss, den sie verlangt.',
        },
        point: () => ({ elements: ['.mk-offer:first-of-type', '.place-bar [data-tab="market"]'] }),
      },
      {
        id: 'interact',
        say: now => ({
          en: `An action of your turn is to interact with the locals. ${click(now, 'en')} on the village you stand in.`,
          de: `Eine Aktion deines Zuges ist, mit den Einheimischen zu handeln. ${click(now, 'de')} auf das Dorf, in dem du stehst.`,
        }),
        until: ({ events }) => has(events, 'interacts'),
        point: now => at(now, 'interact'),
      },
      {
        id: 'promise',
        say: {
          en: 'Now influence. Promise brings 2; Rage laid sideways one more. Three are enough for the Herbalists.',
          de: 'Jetzt Einfluss. Versprechen bringt 2, Wut quer noch einen. Drei genügen für die Kräuterkundigen.',
        },
        until: now => points(now, 'influence', 3) || has(now.events, 'recruited'),
        point: now => at(now, 'play:promise,basic', 'play:rage,influence', 'play:march,influence'),
      },
      {
        id: 'recruit',
        say: now => ({
          en: `${click(now, 'en')} on the Herbalists in the offer: they join you.`,
          de: `${click(now, 'de')} auf die Kräuterkundigen in der Auslage: Sie schließen sich dir an.`,
        }),
        until: ({ story }) => has(story, 'recruited'),
        point: now => at(now, 'recruit:herbalists', 'recruit', 'play:march,influence', 'play:determination,influence'),
      },
      {
        id: 'unit',
        say: ({ view }) => ({
          en: `A unit can be used once a round, and may take damage in your place. At your level you command ${levelOf(view.heroes[0]?.level ?? 1).commands}.`,
          de: `Eine Einheit hilft dir einmal je Runde und kann Schaden für dich nehmen. Auf deinem Level befehligst du ${levelOf(view.heroes[0]?.level ?? 1).commands}.`,
        }),
        point: () => ({ elements: ['.mk-army', '.place-bar [data-tab="me"]'] }),
      },
      endStep({
        en: 'Influence that is left is lost. Say that you are done, and end your turn.',
        de: 'Übriger Einfluss verfällt. Sag, dass du fertig bist, und beende deinen Zug.',
      }),
    ],
    end: {
      en: 'You have a unit. Next: somebody who does not want to talk.',
      de: 'Du hast eine Einheit. Als Nächstes: jemand, der nicht reden will.',
    },
  },
  {
    name: { en: 'Combat', de: 'Kampf' },
    begin: lay(state => {
      hold(state, 0, 'determination', 'rage', 'march');
      crystals(state, 0, 'blue');
      stand(state, 0, GLADE);
      state.map.sites[ORCS] = newSite('marauding-orcs');
      tokensOn(state, ORCS, 'prowlers');
    }),
    steps: [
      {
        id: 'foe',
        say: {
          en: 'Marauding orcs beside you: Prowlers, armor 3, attack 4, worth 2 fame. Challenge them.',
          de: 'Plündernde Orks neben dir: Herumtreiber, Rüstung 3, Angriff 4, 2 Ruhm wert. Fordere sie heraus.',
        },
        until: ({ story }) => has(story, 'combat'),
        point: now => at(now, 'challenge'),
      },
      {
        id: 'ranged',
        say: {
          en: 'A combat has four phases, shown above. First ranged attacks: you have none, so it is on to blocking.',
          de: 'Ein Kampf hat vier Phasen, oben zu sehen. Zuerst Fernangriffe: Du hast keine, also weiter zum Blocken.',
        },
        skip: ({ situation }) => situation.ask?.kind !== 'ranged',
        until: now => now.view.turns[0]?.combat?.phase !== 'ranged',
        point: now => at(now, 'done'),
      },
      {
        id: 'block',
        say: now => ({
          en: `Now they strike: 4. ${click(now, 'en')} on them to block, and play Determination strong: your blue crystal makes it Block 5. What is not blocked wounds you.`,
          de: `Jetzt schlagen sie zu: 4. ${click(now, 'de')} sie zum Blocken an und spiel Verbissenheit stark: Mit deinem blauen Kristall ist das Block 5. Was nicht geblockt ist, verwundet dich.`,
        }),
        skip: now => now.view.turns[0]?.combat?.phase !== 'block',
        until: now => now.view.turns[0]?.combat?.phase !== 'block' || has(now.events, 'blocked'),
        point: now => at(now, 'hold', 'play:determination,strong', 'block', 'pay', 'done'),
      },
      {
        id: 'on',
        say: {
          en: 'A wound is a card in your hand that does nothing; a unit could take it in your place. Go on to the attack.',
          de: 'Eine Wunde ist eine Karte auf deiner Hand, die nichts tut; eine Einheit könnte sie für dich nehmen. Weiter zum Angriff.',
        },
        skip: now => ['attack', undefined].includes(now.view.turns[0]?.combat?.phase),
        until: now => ['attack', undefined].includes(now.view.turns[0]?.combat?.phase),
        point: now => at(now, 'done', 'damage', 'hurt'),
      },
      {
        id: 'attack',
        say: {
          en: 'Attack them: Rage is 2, March laid sideways 1 more. Three reach their armor: strike!',
          de: 'Greif sie an: Wut bringt 2, Marsch quer noch 1. Drei erreichen ihre Rüstung: Schlag zu!',
        },
        skip: now => now.view.turns[0]?.combat?.phase !== 'attack',
        until: now => has(now.events, 'defeated') || (now.view.turns[0]?.combat == null && FINE),
        point: now => at(now, 'strike', 'target', 'play:rage,basic', 'option:0', 'play:march,attack', 'done'),
      },
      {
        id: 'fame',
        say: ({ view }) => ({
          en: `You have ${view.heroes[0]?.fame ?? 0} fame. Fame raises your level: more armor, larger hands, skills. In every combat Hint and Solve it for me are at hand.`,
          de: `Du hast ${view.heroes[0]?.fame ?? 0} Ruhm. Ruhm hebt dein Level: mehr Rüstung, größere Hände, Fähigkeiten. In jedem Kampf sind Tipp und „Lös es für mich“ zur Hand.`,
        }),
      },
      endStep({ en: 'End your turn.', de: 'Beende deinen Zug.' }),
    ],
    end: {
      en: 'You can fight. There are 67 combats to practise on among the puzzles. Next: mana.',
      de: 'Du kannst kämpfen. Unter den Rätseln sind 67 Kämpfe zum Üben. Als Nächstes: Mana.',
    },
  },
  {
    name: { en: 'Mana and spells', de: 'Mana und Zauber' },
    begin: lay(state => {
      hold(state, 0, 'fireball', 'stamina', 'march');
      crystals(state, 0, 'red');
      source(state, 'red', 'blue', 'gold');
      stand(state, 0, GLADE);
      state.map.sites[ORCS] = newSite('marauding-orcs');
      tokensOn(state, ORCS, 'wolf-riders');
    }),
    steps: [
      {
        id: 'source',
        say: {
          en: 'The Source holds mana dice for everybody. One of them you may use in your turn; by day a golden one is any colour you like.',
          de: 'In der Quelle liegen Manawürfel für alle. Einen davon darfst du in deinem Zug nutzen; am Tag ist ein goldener jede Farbe, die du willst.',
        },
        point: () => ({ elements: ['.mk-dice', '.place-bar [data-tab="story"]'] }),
      },
      {
        id: 'crystal',
        say: {
          en: 'Crystals are mana of your own that you keep from turn to turn, three of a colour at most. Mana tokens last for this turn only.',
          de: 'Kristalle sind eigenes Mana, das du von Zug zu Zug behältst, höchstens drei je Farbe. Manamarker halten nur diesen Zug.',
        },
        point: () => ({ elements: ['.mk-purse', '.place-bar [data-tab="me"]'] }),
      },
      {
        id: 'challenge',
        say: {
          en: 'Fireball is a spell: even its weaker half wants red mana. Wolf Riders are near: challenge them.',
          de: 'Feuerball ist ein Zauber: Schon seine schwächere Hälfte will rotes Mana. Wolfsreiter sind nah: Fordere sie heraus.',
        },
        until: ({ story }) => has(story, 'combat'),
        point: now => at(now, 'challenge'),
      },
      {
        id: 'target',
        say: now => ({
          en: `Swift riders are best shot before they strike. ${click(now, 'en')} on them: they are the target.`,
          de: `Flinke Reiter erschießt man besser, ehe sie zuschlagen. ${click(now, 'de')} sie an: Sie sind das Ziel.`,
        }),
        skip: now => now.view.turns[0]?.combat?.phase !== 'ranged',
        until: now => (now.view.turns[0]?.combat?.group ?? null) !== null || now.view.turns[0]?.combat == null,
        point: now => at(now, 'target'),
      },
      {
        id: 'cast',
        say: {
          en: 'Cast Fireball. You are asked what pays for it: take the red die of the Source, and keep the crystal.',
          de: 'Wirk Feuerball. Du wirst gefragt, womit du bezahlst: Nimm den roten Würfel der Quelle und behalte den Kristall.',
        },
        skip: now => (now.view.turns[0]?.combat?.group ?? null) === null,
        until: now => (now.view.turns[0]?.combat?.group?.parts.length ?? 1) > 0,
        point: now => at(now, 'pay:die,red', 'pay:die', 'pay', 'play:fireball,basic'),
      },
      {
        id: 'strike',
        say: { en: 'Five of fire against armor 4: strike.', de: 'Fünf Feuer gegen Rüstung 4: Schlag zu.' },
        skip: now => offered(now, 'strike') === undefined,
        until: now => has(now.events, 'defeated') || now.view.turns[0]?.combat == null,
        point: now => at(now, 'strike'),
      },
      {
        id: 'night',
        say: {
          en: 'The die is rolled anew at the end of your turn. The strong half of a spell wants black mana as well, and that serves at night only. Spells are learned in mage towers that you have conquered.',
          de: 'Der Würfel wird am Ende deines Zuges neu geworfen. Die starke Hälfte eines Zaubers will dazu schwarzes Mana, und das dient nur nachts. Zauber lernst du in Magiertürmen, die du erobert hast.',
        },
      },
      rulesStep(),
    ],
    end: {
      en: 'You know where mana comes from. One thing is left: how a round ends.',
      de: 'Du weißt, woher Mana kommt. Eines fehlt noch: wie eine Runde endet.',
    },
  },
  {
    name: { en: 'The end of a round', de: 'Das Ende einer Runde' },
    begin: lay(state => {
      hold(state, 0, 'promise');
      deck(state, 0);
      heroOf(state, 0).discard = [...OWN].sort();
      source(state, 'red', 'white', 'green');
      stand(state, 0, GLADE);
    }),
    steps: [
      {
        id: 'clock',
        say: {
          en: 'Your deed deck is empty and one card is left: the day draws to its end. A game has so many rounds, day and night by turns.',
          de: 'Dein Tatenstapel ist leer, und eine Karte bleibt: Der Tag neigt sich. Ein Spiel hat so viele Runden, Tag und Nacht im Wechsel.',
        },
        point: () => ({ elements: ['.mk-light', '.mk-piles', '.place-bar [data-tab="story"]'] }),
      },
      {
        id: 'last',
        say: {
          en: 'Play your last card for whatever you like, and end your turn.',
          de: 'Spiel deine letzte Karte, wofür du magst, und beende deinen Zug.',
        },
        until: ({ story }) => has(story, 'round'),
        point: now => at(now, 'play:promise', 'discard', 'end', 'announce', 'pass', 'done'),
      },
      {
        id: 'dusk',
        say: {
          en: 'With an empty deck and no cards you had to announce the end of the round. Night falls: units are ready again, the Source is rolled, the offers are new.',
          de: 'Mit leerem Stapel und ohne Karten musstest du das Ende der Runde ausrufen. Die Nacht bricht herein: Einheiten sind wieder bereit, die Quelle wird geworfen, die Auslagen sind neu.',
        },
        skip: ({ story }) => !has(story, 'round'),
      },
      {
        id: 'tactic',
        say: {
          en: 'A round begins with a tactic: its number says who plays first, its text what it is good for. Take one.',
          de: 'Eine Runde beginnt mit einer Taktik: Ihre Nummer sagt, wer zuerst dran ist, ihr Text, wozu sie gut ist. Nimm eine.',
        },
        skip: ({ situation }) => situation.ask?.kind !== 'tactic',
        until: now => has(now.events, 'tactic-taken'),
        point: now => at(now, 'tactic'),
      },
      {
        id: 'night',
        say: {
          en: 'By night forests are slow and deserts are quick, gold is worth nothing and black mana wakes. You have your cards again: play on.',
          de: 'Nachts sind Wälder mühsam und Wüsten leicht, Gold ist nichts wert und schwarzes Mana erwacht. Du hast deine Karten wieder: Spiel weiter.',
        },
      },
    ],
    end: {
      en: 'That is Mage Knight. First Reconnaissance asks you to find a city before the last round is over: play this one on, begin your own, or try the combat puzzles.',
      de: 'Das ist Mage Knight. In der Ersten Erkundung suchst du eine Stadt, ehe die letzte Runde vorbei ist: Spiel diese Partie weiter, beginn eine eigene, oder versuch dich an den Kampfrätseln.',
    },
  },
];

/** First Reconnaissance in five short parts; each begins in a position of its own. */
export const firstReconnaissance = (part: number): Lesson | null => {
  const found = PARTS[part - 1];
  if (!found) return null;
  const { name, begin: start, steps, end } = found;
  return anyLesson<MageKnight>({
    id: 'first-reconnaissance',
    game: 'mage-knight',
    config: CONFIG,
    seat: 0,
    bot: 'page',
    seed: SEED,
    begin: start,
    part: { number: part, of: PARTS.length, name, ...(PARTS[part] && { next: PARTS[part].name }) },
    steps,
    end,
  });
};
