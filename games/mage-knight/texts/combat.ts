import type { Lang, Texts } from '@tafelrunde/engine';
import { MANA_NAMES } from '../content/words.ts';
import { attackName, blockName } from '../effects/names.ts';
import { card, enemy, source, space, unit } from '../names.ts';
import type { CombatPhase, Part } from '../state.ts';
import type { MageKnight } from '../types.ts';
import { and, signed } from './words.ts';

/** What happens in combats and duels. */
type Told = Pick<
  Texts<MageKnight>['events'],
  | 'combat'
  | 'die-set'
  | 'die-shown'
  | 'die-is-not'
  | 'phase'
  | 'summoned'
  | 'attacked'
  | 'blocked'
  | 'dropped'
  | 'defeated'
  | 'foe-changed'
  | 'hurt'
  | 'unit-destroyed'
  | 'knocked-out'
  | 'combat-over'
  | 'duel'
  | 'attended'
  | 'duel-attacked'
  | 'duel-blocked'
  | 'duel-passed'
  | 'unit-wounded'
  | 'unit-weakened'
  | 'unit-stripped'
  | 'part-changed'
  | 'damage-ignored'
  | 'walls-ignored'
  | 'unit-stopped'
  | 'stolen'
  | 'duel-drawn'
  | 'driven-away'
>;

const PHASES: Readonly<Record<CombatPhase, Readonly<Record<Lang, string>>>> = {
  ranged: { en: 'Ranged and siege phase.', de: 'Fern- und Belagerungsphase.' },
  block: { en: 'Block phase.', de: 'Blockphase.' },
  damage: { en: 'Damage is assigned.', de: 'Schaden wird zugewiesen.' },
  attack: { en: 'Attack phase.', de: 'Angriffsphase.' },
};
const CHANGES = {
  armor: { en: 'armor', de: 'Rüstung' },
  attack: { en: 'attack', de: 'Angriff' },
} as const;
/** "4 ranged fire attack (Fireball) + 2 attack (Rage)". */
const made = (parts: readonly Part[], kind: 'attack' | 'block', lang: Lang): string =>
  parts
    .map(part => {
      const name = kind === 'attack' ? attackName(part.kind, part.element, lang) : blockName(part.element, lang);
      return `${part.points} ${name} (${source(part.source, lang)})`;
    })
    .join(' + ');

export const events: Told = {
  combat: {
    en: (e, name) =>
      `${name(e.seat)} fights: ${
        and(
          e.foes.map(foe => enemy(foe, 'en')),
          'en',
        ) || 'nobody'
      }.`,
    de: (e, name) =>
      `${name(e.seat)} kämpft gegen: ${
        and(
          e.foes.map(foe => enemy(foe, 'de')),
          'de',
        ) || 'niemanden'
      }.`,
  },
  'die-set': {
    en: (e, name) => `${name(e.seat)} sets a die in secret.`,
    de: (e, name) => `${name(e.seat)} stellt insgeheim einen Würfel.`,
  },
  'die-shown': {
    en: (e, name) => `${name(e.seat)} shows the die: ${MANA_NAMES[e.colour].en}.`,
    de: (e, name) => `${name(e.seat)} zeigt den Würfel: ${MANA_NAMES[e.colour].de}.`,
  },
  'die-is-not': {
    en: (e, name) => `${name(e.seat)}: the die is not ${MANA_NAMES[e.colour].en}.`,
    de: (e, name) => `${name(e.seat)}: Der Würfel ist nicht ${MANA_NAMES[e.colour].de}.`,
  },
  phase: { en: e => PHASES[e.phase].en, de: e => PHASES[e.phase].de },
  summoned: {
    en: e => `${enemy(e.by, 'en')} summon ${e.token === null ? 'nobody' : enemy(e.token, 'en')}.`,
    de: e => `Herbeigerufen (${enemy(e.by, 'de')}): ${e.token === null ? 'niemand' : enemy(e.token, 'de')}.`,
  },
  attacked: {
    en: e =>
      `${made(e.parts, 'attack', 'en')} = ${e.total} against armor ${e.armor} of ${and(
        e.foes.map(foe => enemy(foe, 'en')),
        'en',
      )}.`,
    de: e =>
      `${made(e.parts, 'attack', 'de')} = ${e.total} gegen Rüstung ${e.armor}: ${and(
        e.foes.map(foe => enemy(foe, 'de')),
        'de',
      )}.`,
  },
  blocked: {
    en: e =>
      `${made(e.parts, 'block', 'en') || 'Nothing'} = ${e.total} against ${e.attack}: ${enemy(e.foe, 'en')} blocked.`,
    de: e =>
      `${made(e.parts, 'block', 'de') || 'Nichts'} = ${e.total} gegen ${e.attack}: ${enemy(e.foe, 'de')} geblockt.`,
  },
  dropped: {
    en: (e, name) => `${name(e.seat)} gives ${e.what === 'attack' ? 'the attack' : 'the block'} up.`,
    de: (e, name) => `${name(e.seat)} gibt ${e.what === 'attack' ? 'den Angriff' : 'den Block'} auf.`,
  },
  defeated: {
    en: e => `${enemy(e.foe, 'en')} defeated: ${e.fame} fame.`,
    de: e => `${enemy(e.foe, 'de')} besiegt: ${e.fame} Ruhm.`,
  },
  'foe-changed': {
    en: e =>
      e.how === 'armor' || e.how === 'attack'
        ? `${enemy(e.foe, 'en')}: ${CHANGES[e.how].en} ${signed(e.n)}.`
        : `${enemy(e.foe, 'en')}: ${{ stopped: 'does not attack', stripped: 'loses protection', destroyed: 'is destroyed', grown: `grows by ${e.n}` }[e.how]}.`,
    de: e =>
      e.how === 'armor' || e.how === 'attack'
        ? `${enemy(e.foe, 'de')}: ${CHANGES[e.how].de} ${signed(e.n)}.`
        : `${enemy(e.foe, 'de')}: ${{ stopped: 'greift nicht an', stripped: 'verliert Schutz', destroyed: 'vernichtet', grown: `wächst um ${e.n}` }[e.how]}.`,
  },
  hurt: {
    en: (e, name) =>
      `${enemy(e.foe, 'en')}: ${e.damage} damage to ${e.unit ? `the ${unit(e.unit, 'en')}` : name(e.seat)}, ${e.wounds === 1 ? '1 wound' : `${e.wounds} wounds`}.`,
    de: (e, name) =>
      `${enemy(e.foe, 'de')}: ${e.damage} Schaden an ${e.unit ? unit(e.unit, 'de') : name(e.seat)}, ${e.wounds === 1 ? '1 Wunde' : `${e.wounds} Wunden`}.`,
  },
  'unit-destroyed': {
    en: e => `The ${unit(e.unit, 'en')} are destroyed.`,
    de: e => `Vernichtet: ${unit(e.unit, 'de')}.`,
  },
  'knocked-out': {
    en: (e, name) => `${name(e.seat)} is knocked out.`,
    de: (e, name) => `${name(e.seat)} ist bewusstlos.`,
  },
  'combat-over': {
    en: e => (e.won ? 'The combat is won.' : 'The combat is over.'),
    de: e => (e.won ? 'Der Kampf ist gewonnen.' : 'Der Kampf ist vorbei.'),
  },
  duel: {
    en: (e, name) => `${name(e.seat)} attacks ${name(e.defender)} at ${space(e.at)}.`,
    de: (e, name) => `${name(e.seat)} greift ${name(e.defender)} bei ${space(e.at)} an.`,
  },
  attended: {
    en: (e, name) => `${name(e.seat)} attends ${e.full ? 'fully' : 'partially'}.`,
    de: (e, name) => `${name(e.seat)} nimmt ${e.full ? 'voll' : 'teilweise'} teil.`,
  },
  'duel-attacked': {
    en: (e, name) => `${name(e.seat)}: ${made(e.parts, 'attack', 'en')} = ${e.total}.`,
    de: (e, name) => `${name(e.seat)}: ${made(e.parts, 'attack', 'de')} = ${e.total}.`,
  },
  'duel-blocked': {
    en: (e, name) => `${name(e.seat)}: ${made(e.parts, 'block', 'en') || 'no block'}; ${e.left} of the attack is left.`,
    de: (e, name) => `${name(e.seat)}: ${made(e.parts, 'block', 'de') || 'kein Block'}; vom Angriff bleibt ${e.left}.`,
  },
  'duel-passed': {
    en: (e, name) => `${name(e.seat)} does not attack.`,
    de: (e, name) => `${name(e.seat)} greift nicht an.`,
  },
  'unit-wounded': {
    en: e => `The ${unit(e.unit, 'en')} are wounded.`,
    de: e => `Verletzt: ${unit(e.unit, 'de')}.`,
  },
  'unit-weakened': {
    en: e => `The ${unit(e.unit, 'en')} get armor −${e.n} in this combat.`,
    de: e => `${unit(e.unit, 'de')}: Rüstung −${e.n} in diesem Kampf.`,
  },
  'unit-stripped': {
    en: e => `The ${unit(e.unit, 'en')} lose resistances in this combat.`,
    de: e => `${unit(e.unit, 'de')}: Widerstände gelten in diesem Kampf nicht.`,
  },
  'part-changed': {
    en: e =>
      e.n === 0
        ? `The attack of the ${unit(e.unit, 'en')} loses an element.`
        : `The attack of the ${unit(e.unit, 'en')}: ${signed(e.n)}.`,
    de: e =>
      e.n === 0
        ? `${unit(e.unit, 'de')}: Der Angriff verliert ein Element.`
        : `${unit(e.unit, 'de')}: Angriff ${signed(e.n)}.`,
  },
  'damage-ignored': {
    en: (e, name) => `${name(e.seat)} ignores ${e.n} damage.`,
    de: (e, name) => `${name(e.seat)} ignoriert ${e.n} Schaden.`,
  },
  'walls-ignored': {
    en: (e, name) => `No walls stand in the way of ${name(e.seat)} any more.`,
    de: (e, name) => `${name(e.seat)} wird von keinen Mauern mehr aufgehalten.`,
  },
  'unit-stopped': {
    en: e => `The ${e.n} of the ${unit(e.unit, 'en')} do not count in the attack.`,
    de: e => `${unit(e.unit, 'de')}: Die ${e.n} zählen im Angriff nicht.`,
  },
  stolen: {
    en: (e, name) => `${name(e.seat)} steals ${card(e.card, 'en')} from ${name(e.from)}.`,
    de: (e, name) => `${name(e.seat)} stiehlt ${name(e.from)} „${card(e.card, 'de')}“.`,
  },
  'duel-drawn': {
    en: (e, name) => `${name(e.seat)} and ${name(e.defender)} part.`,
    de: (e, name) => `${name(e.seat)} und ${name(e.defender)} lassen voneinander ab.`,
  },
  'driven-away': {
    en: (e, name) => `${name(e.seat)} drives ${name(e.loser)} to ${space(e.to)}.`,
    de: (e, name) => `${name(e.seat)} vertreibt ${name(e.loser)} nach ${space(e.to)}.`,
  },
};
