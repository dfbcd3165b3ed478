import { type Amount, amountOf, type Lang, type Text } from '@tafelrunde/engine';
import { WOUND } from '../content/cards.ts';
import { enemyOf } from '../content/enemies.ts';
import { COLOURS, type Colour } from '../content/words.ts';
import { foeOf, hasAbility, standing } from '../rules/combat/foe.ts';
import { blockedOpponents, opponents } from '../rules/pvp/units.ts';
import { plainCost } from '../rules/terrain.ts';
import { commanded, commandTokens, hasFreeBond } from '../rules/units.ts';
import type { Doing } from './word.ts';

/** What an amount may count. */
export type Per =
  | 'noted'
  | 'wound-of-yours'
  | 'foe'
  | 'foe-blocked'
  | 'icon'
  | 'ready-unit'
  | 'surplus'
  | 'crystal-colour'
  | 'crystal-set'
  | 'crystal-noted'
  | 'terrain-cost'
  | 'free-command'
  | `${Colour}-on-it`;

/** Each with the words that follow "for each" and "für". */
const COUNTS: Readonly<Record<Per, { count: (at: Doing) => number; text: Text }>> = {
  noted: { count: ({ noted }: Doing) => noted.n, text: { en: 'of them', de: 'jede davon' } },
  'wound-of-yours': {
    count: ({ hero }: Doing) =>
      hero.hand.filter(card => card === WOUND).length + hero.units.reduce((sum, { wounds }) => sum + wounds, 0),
    text: { en: 'wound in your hand and on your units', de: 'jede Wunde auf deiner Hand und auf deinen Einheiten' },
  },
  foe: {
    count: ({ state, seat, turn }: Doing) =>
      state.duel !== null ? opponents(state, state.duel, seat) : turn.combat ? standing(turn.combat).length : 0,
    text: { en: 'enemy you face', de: 'jeden Gegner, dem du gegenüberstehst' },
  },
  'foe-blocked': {
    count: ({ state, seat, turn }: Doing) =>
      state.duel !== null
        ? blockedOpponents(state.duel, seat)
        : (turn.combat?.foes ?? []).filter(
            ({ attacks }) => attacks.some(one => one.blocked) && attacks.every(one => one.blocked || one.off),
          ).length,
    text: { en: 'enemy blocked this turn', de: 'jeden in diesem Zug geblockten Gegner' },
  },
  icon: {
    count: icons,
    text: {
      en: 'ability, coloured attack and resistance of the enemy it blocks (none with arcane immunity)',
      de: 'jede Fähigkeit, jeden farbigen Angriff und jeden Widerstand des geblockten Gegners (keine bei arkaner Immunität)',
    },
  },
  'ready-unit': {
    count: ({ hero }: Doing) => hero.units.filter(({ spent, wounds }) => !spent && wounds === 0).length,
    text: { en: 'ready unwounded unit of yours', de: 'jede deiner bereiten, unverletzten Einheiten' },
  },
  surplus: {
    count: ({ about }: Doing) => about.n ?? 0,
    text: { en: 'surplus block point', de: 'jeden überzähligen Blockpunkt' },
  },
  'crystal-colour': {
    count: ({ hero }: Doing) => COLOURS.filter(colour => hero.crystals[colour] > 0).length,
    text: { en: 'different colour among your crystals', de: 'jede Farbe unter deinen Kristallen' },
  },
  'crystal-set': {
    count: ({ hero }: Doing) => Math.min(...COLOURS.map(colour => hero.crystals[colour])),
    text: { en: 'full set of four crystals of yours', de: 'jeden vollen Satz aus vier Kristallen' },
  },
  'free-command': {
    count: ({ hero }: Doing) => Math.max(0, commandTokens(hero) - commanded(hero)) + (hasFreeBond(hero) ? 1 : 0),
    text: { en: 'free command token of yours', de: 'jedes deiner freien Befehlsplättchen' },
  },
  'red-on-it': onIt('red', { en: 'red mana on the card', de: 'rotes Mana auf der Karte' }),
  'blue-on-it': onIt('blue', { en: 'blue mana on the card', de: 'blaues Mana auf der Karte' }),
  'green-on-it': onIt('green', { en: 'green mana on the card', de: 'grünes Mana auf der Karte' }),
  'white-on-it': onIt('white', { en: 'white mana on the card', de: 'weißes Mana auf der Karte' }),
  'crystal-noted': {
    count: ({ hero, noted }: Doing) => noted.colours.reduce((sum, colour) => sum + hero.crystals[colour], 0),
    text: { en: 'own crystal of that colour', de: 'jeden eigenen Kristall dieser Farbe' },
  },
  'terrain-cost': {
    count: ({ state, hero }: Doing) => (hero.at === null ? 0 : plainCost(state, hero.at)),
    text: {
      en: 'move point your space costs (mountain 5, lake 2)',
      de: 'jeden Bewegungspunkt, den dein Feld kostet (Berg 5, See 2)',
    },
  },
};

/** What is printed on the token that is being blocked; against a player the mana spent on the attack. */
function icons({ state, turn: { combat } }: Doing): number {
  if (state.duel !== null) return state.duel.mana;
  if (combat?.group?.kind !== 'block' || hasAbility(combat, combat.group.foe, 'arcane-immunity')) return 0;
  const { abilities, resists, attacks } = enemyOf(foeOf(combat, combat.group.foe).token);
  return (
    abilities.length + resists.length + attacks.filter(one => 'element' in one && one.element !== 'physical').length
  );
}

/** Mana on the card of the unit that acts. */
function onIt(colour: Colour, text: Text): { count: (at: Doing) => number; text: Text } {
  return { count: ({ hero, source }) => (hero.units[source.unit ?? -1]?.mana === colour ? 1 : 0), text };
}

export const count = (at: Doing, per: Per): number => COUNTS[per].count(at);
export const perText = (per: Per, lang: Lang): string => COUNTS[per].text[lang];

/** The number it is now. */
export const amountNow = (at: Doing, amount: Amount<Per>): number =>
  typeof amount === 'number' ? amount : amountOf(amount, per => count(at, per));

/** "3", "3 + 1 for each wound …". */
export function amountText(amount: Amount<Per>, lang: Lang): string {
  if (typeof amount === 'number') return String(amount);
  const { per, times = 1, plus = 0, most } = amount;
  const each = `${times} ${lang === 'de' ? 'für' : 'for each'} ${perText(per, lang)}`;
  const sum = plus === 0 ? each : `${plus} + ${each}`;
  return most === undefined ? sum : `${sum}, ${lang === 'de' ? 'höchstens' : 'at most'} ${most}`;
}
