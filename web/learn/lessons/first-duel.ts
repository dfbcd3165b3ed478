import type { Text } from '@tafelrunde/engine';
import type { SchurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import {
  type Choice,
  type Event,
  heroesById,
  nameOf,
  partName,
  supportCard,
} from '../../games/schurken-und-halunken/game.ts';
import { thingsOf } from '../../games/schurken-und-halunken/things.ts';
import { anyLesson, type CoachView, type Lesson, type Offer, type Pointer } from '../lesson.ts';
import { rulesStep, undoStep, whyNotStep } from './common.ts';

type Now = CoachView<SchurkenUndHalunken>;

/** Start cards come from these piles if the person follows the coach: something to hit with, and a trick. */
const PILES = ['equipment', 'equipment', 'equipment', 'tactics'] as const;
const FINE: Text = { en: 'Fine too.', de: 'Auch gut.' };

/** Two villains against two: equip, strike, ward off. */
const lesson: Lesson<SchurkenUndHalunken> = {
  id: 'first-duel',
  game: 'schurken-und-halunken',
  config: { scenario: 'free-for-all', seats: 2, settings: { life: 10 } },
  seat: 0,
  bot: 'page',
  seed: 'guide',
  steps: [
    {
      id: 'welcome',
      say: now => ({
        en: `Welcome, villain! ${gang(now, 'en')} are your gang. Whoever has the last hero standing wins.`,
        de: `Willkommen, Schurke! ${gang(now, 'de')} sind deine Bande. Wer den letzten Helden auf den Beinen hat, gewinnt.`,
      }),
      point: now => ({ elements: mine(now).map(({ id }) => thing(id)) }),
    },
    {
      id: 'draw',
      say: {
        en: 'Draw four start cards. Red is equipment, blue is magic, green is tactics. Villains like red: take the marked pile.',
        de: 'Zieh vier Startkarten. Rot ist Ausrüstung, Blau ist Magie, Grün ist Taktik. Schurken mögen Rot: Nimm den markierten Stapel.',
      },
      until: ({ situation, decided }) => decided > 0 && situation.ask !== null && situation.ask.kind !== 'pile',
      point: now => at(now, pileOffer(now)),
    },
    {
      id: 'equip',
      say: now => ({
        en: `${now.touch ? 'Your cards are on the tab “Hand”. Arm your gang: tap the card, then the hero.' : 'These are your cards. Arm your gang: click on the card, then on the hero.'} ${weaponHint(now, 'en')}`,
        de: `${now.touch ? 'Deine Karten liegen unter „Hand“. Rüste deine Bande aus: Tipp auf die Karte, dann auf den Helden.' : 'Das sind deine Karten. Rüste deine Bande aus: Klick auf die Karte, dann auf den Helden.'} ${weaponHint(now, 'de')}`,
      }),
      skip: now => equipOffer(now) === undefined,
      until: now => has(now.events, 'equipped') || (now.decided > 0 && now.situation.ask?.kind !== 'equip' && FINE),
      point: now => at(now, equipOffer(now)),
    },
    undoStep(),
    {
      id: 'equip-more',
      say: {
        en: 'Hand out the rest: what lies beside a hero helps, what stays in your hand does not. Then: Done.',
        de: 'Verteil den Rest: Was bei einem Helden liegt, hilft, auf der Hand hilft es nicht. Dann: Fertig.',
      },
      skip: ({ situation }) => situation.ask?.kind !== 'equip',
      until: ({ situation, events }) => has(events, 'turn') || situation.ask?.kind === 'act',
      point: suggestion,
    },
    {
      id: 'turn',
      say: {
        en: 'One moment: the others are busy.',
        de: 'Einen Augenblick: Die anderen sind beschäftigt.',
      },
      until: ({ situation }) => situation.ask?.kind === 'act',
      point: suggestion,
    },
    {
      id: 'odds',
      say: ({ touch }) => ({
        en: `Your turn! Each hero has one action: attack, cast, equip or rummage for a card. Look before you strike: ${touch ? 'tap the marked attack once' : 'point at the marked attack'} and read the odds.`,
        de: `Du bist dran! Jeder Held hat eine Aktion: attackieren, zaubern, ausstatten oder nach einer Karte kramen. Erst schauen, dann hauen: ${touch ? 'Tipp einmal auf die markierte Attacke' : 'Zeig auf die markierte Attacke'} und lies die Chancen.`,
      }),
      skip: now => attackOffer(now) === undefined,
      until: now => now.decided > 0 || (now.looked?.startsWith('attack:') ?? false),
      point: now => at(now, attackOffer(now), true),
    },
    {
      id: 'attack',
      say: ({ touch }) =>
        touch
          ? {
              en: 'There are the odds. Tap it again to strike.',
              de: 'Da stehen die Chancen. Tipp noch einmal, um zuzuhauen.',
            }
          : {
              en: 'There are the odds. Now strike: weapon first, then the target.',
              de: 'Da stehen die Chancen. Jetzt hau zu: erst die Waffe, dann das Ziel.',
            },
      skip: now => attackOffer(now) === undefined && !has(now.events, 'attacked'),
      until: now =>
        attackRoll(now.events) !== undefined ||
        has(now.events, 'cancelled') ||
        (now.decided > 0 && now.situation.ask?.kind === 'act' && FINE),
      point: suggestion,
    },
    { id: 'dice', say: theDice, skip: now => attackRoll(now.story) === undefined },
    whyNotStep(),
    rulesStep(),
    {
      id: 'rest',
      say: {
        en: 'The other hero still has an action. Use it as you like, then end the turn.',
        de: 'Der andere Held hat noch eine Aktion. Nutz sie, wie du magst, und beende dann den Zug.',
      },
      skip: ({ situation }) => situation.ask?.kind !== 'act',
      until: ({ events, situation }) => events.some(e => e.kind === 'turn' && e.group !== situation.viewer),
      point: suggestion,
    },
    {
      id: 'theirs',
      say: {
        en: 'Now they come. Nobody is helpless: if you are attacked, you are asked.',
        de: 'Jetzt kommen sie. Niemand ist wehrlos: Wer attackiert wird, wird gefragt.',
      },
      until: now => now.situation.ask?.kind === 'defend' || (myTurnAgain(now) && SPARED),
      point: suggestion,
    },
    {
      id: 'defend',
      say: {
        en: 'An attack! Parry with a weapon or shield, dodge, or let the other hero step in. Each hero has one reaction in their turn.',
        de: 'Eine Attacke! Pariere mit Waffe oder Schild, weich aus, oder lass den anderen Helden einspringen. Jeder Held hat in ihrem Zug eine Reaktion.',
      },
      skip: ({ situation, decided }) => decided === 0 && situation.ask?.kind !== 'defend',
      until: now => now.decided > 0 && (has(now.events, 'rolled') || myTurnAgain(now)),
      point: suggestion,
    },
  ],
  end: now =>
    now.situation.outcome
      ? {
          en: 'That was a whole duel! You know how to equip, strike and ward off. The rest is on the cards.',
          de: 'Das war ein ganzes Duell! Du kannst ausstatten, zuhauen und abwehren. Den Rest sagen die Karten.',
        }
      : {
          en: 'Well done! You know how to equip, strike and ward off; the rest is on the cards. Fight this duel to its end, or begin one of your own.',
          de: 'Gut gemacht! Du kannst ausstatten, zuhauen und abwehren; den Rest sagen die Karten. Ficht dieses Duell aus, oder beginn ein eigenes.',
        },
};

export const firstDuel = anyLesson(lesson);

const SPARED: Text = { en: 'They left you alone, this time.', de: 'Diesmal haben sie dich verschont.' };

const thing = (id: string): string => `[data-thing="${id}"]`;
const has = (events: readonly Event[], kind: Event['kind']): boolean => events.some(event => event.kind === kind);

/** An option is marked as a button and as the things on the table it is about. */
function at({ view }: Now, offer: Offer<Choice> | undefined, look = false): Pointer | null {
  if (!offer) return null;
  const elements = thingsOf(offer.choice, view).map(thing);
  return { option: offer.id, elements, ...(look ? { look: true as const } : {}) };
}

const mine = ({ view, situation }: Now) =>
  (view.groups[Number(situation.viewer)]?.heroes ?? []).map(({ id }) => ({ id }));

function gang(now: Now, lang: 'en' | 'de'): string {
  return mine(now)
    .map(({ id }) => nameOf(id)[lang])
    .join({ en: ' and ', de: ' und ' }[lang]);
}

function pileOffer({ offers, decided }: Now): Offer<Choice> | undefined {
  const wanted = PILES[Math.max(0, decided) % PILES.length];
  return offers.find(({ choice }) => choice.do === 'pile' && choice.pile === wanted);
}

/** Weapons first, to whoever strikes hardest. */
function equipOffer({ offers }: Now): Offer<Choice> | undefined {
  const worth = ({ choice }: Offer<Choice>): number => {
    if (choice.do !== 'equip') return -1;
    const weapon = supportCard(choice.card).kind === 'weapon';
    return (weapon ? 100 : 0) + (heroesById.get(choice.hero)?.attack ?? 0);
  };
  return offers.filter(({ choice }) => choice.do === 'equip').sort((a, b) => worth(b) - worth(a))[0];
}

function weaponHint(now: Now, lang: 'en' | 'de'): string {
  const choice = equipOffer(now)?.choice;
  if (choice?.do !== 'equip') return '';
  const [card, hero] = [nameOf(choice.card)[lang], nameOf(choice.hero)[lang]];
  return { en: `${card} would suit ${hero}.`, de: `${card} passt gut zu ${hero}.` }[lang];
}

const attackOffer = ({ offers }: Now): Offer<Choice> | undefined => offers.find(({ choice }) => choice.do === 'attack');

/** The last attack of the person's side: both rolls, and what came of it. */
function attackRoll(events: readonly Event[]): Extract<Event, { kind: 'rolled' }> | undefined {
  return events.findLast(event => event.kind === 'rolled' && event.roll === 'attack') as
    | Extract<Event, { kind: 'rolled' }>
    | undefined;
}

const myTurnAgain = ({ events, situation }: Now): boolean =>
  events.some(event => event.kind === 'turn' && event.group === situation.viewer);

/** One way to go on, for those who want to be shown. */
function suggestion(now: Now): Pointer | null {
  const first = (...deeds: readonly Choice['do'][]): Offer<Choice> | undefined =>
    deeds.flatMap(deed => now.offers.find(({ choice }) => choice.do === deed) ?? [])[0];
  const offer =
    attackOffer(now) ??
    equipOffer(now) ??
    first('pass', 'parry', 'resist', 'dodge', 'done', 'refuse', 'draw', 'pile', 'end') ??
    now.offers[0];
  return at(now, offer);
}

/** SH-MELEE-01, SH-MELEE-02, SH-DMG-01, with the dice that fell. */
function theDice(now: Now): Text {
  const attack = attackRoll(now.story);
  if (!attack) return { en: '', de: '' };
  const after = now.story.slice(now.story.indexOf(attack) + 1);
  const defence = after.find(event => event.kind === 'rolled' && event.roll === 'defence');
  const hit = after.find(event => event.kind === 'hit');
  return {
    en: `${sum(attack, 'en')}. ${defence?.kind === 'rolled' ? `${sum(defence, 'en')}.` : 'Nobody warded it off.'} The higher total wins, a tie goes to the defence; a 6 is rolled again and added. ${hit?.kind === 'hit' ? `That makes ${hit.damage} damage.` : 'So it missed.'}`,
    de: `${sum(attack, 'de')}. ${defence?.kind === 'rolled' ? `${sum(defence, 'de')}.` : 'Niemand hat abgewehrt.'} Die höhere Summe gewinnt, bei Gleichstand die Abwehr; eine 6 wird noch einmal geworfen und dazugezählt. ${hit?.kind === 'hit' ? `Das macht ${hit.damage} Schaden.` : 'Also daneben.'}`,
  };
}

/** "Troll: attack 5 + Thorn Club 2 + dice 4 = 11" */
function sum({ who, roll, base, parts, dice, total }: Extract<Event, { kind: 'rolled' }>, lang: 'en' | 'de'): string {
  const words = {
    en: { attack: 'attack', defence: 'defence', cast: 'magic', dice: 'dice' },
    de: { attack: 'Attacke', defence: 'Abwehr', cast: 'Magie', dice: 'Würfel' },
  }[lang];
  const added = parts.map(part => `${part.amount < 0 ? '−' : '+'} ${partName(part)[lang]} ${Math.abs(part.amount)}`);
  return [
    `${nameOf(who)[lang]}: ${words[roll]} ${base}`,
    ...added,
    `+ ${words.dice} ${dice.join(' + ')} = ${total}`,
  ].join(' ');
}
