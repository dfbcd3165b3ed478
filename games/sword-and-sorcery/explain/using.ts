import { isSpent, type Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Ability, AbilityLevel, Aim } from '../content/ability.ts';
import { itemOf } from '../content/items/index.ts';
import { roman } from '../content/words.ts';
import { holds } from '../effects/tests.ts';
import { testText } from '../effects/tests-text.ts';
import { abilitiesOf, type Held } from '../rules/abilities.ts';
import { candidates } from '../rules/aims.ts';
import { isDown, sideOf } from '../rules/balance-of-power.ts';
import { mayUse } from '../rules/runes.ts';
import { worn } from '../rules/standing.ts';
import { type FigureId, figureOf, type Hero, type Item, type State, type Turn, type Zone } from '../state.ts';
import { outOfReach, whyNotTarget } from './attacking.ts';
import { amidCombat, because, isSlowedOut, NOT_THERE, noAction } from './reasons.ts';

export type Use = Extract<Choice, { do: 'power' | 'hero-power' | 'item' }>;

const NOT_OWN = because('SS-USE-02', 'The hero does not have this card.', 'Diese Karte hat der Held nicht.');
const NOT_EQUIPPED = because(
  'SS-ITEM-01',
  'Equipment works only while it is equipped.',
  'Ausrüstung wirkt nur, solange sie angelegt ist.',
);
const WRONG_RUNE = because(
  'SS-ITEM-04',
  'The runes of this item do not fit the combat style of the hero.',
  'Die Runen dieses Gegenstands passen nicht zum Kampfstil des Helden.',
);
const NO_CHARGE = because('SS-ART-05', 'It has not enough charges left.', 'Es sind nicht genug Ladungen übrig.');
const NOT_USED = because(
  'SS-ITEM-02',
  'This item is not used by an action.',
  'Dieser Gegenstand wird nicht durch eine Aktion eingesetzt.',
);
const PASSIVE = because(
  'SS-USE-01',
  'It works by itself, without any action.',
  'Das wirkt von selbst, ganz ohne Aktion.',
);
const REACTION = because(
  'SS-USE-01',
  'It is a reaction: it is offered when its moment comes.',
  'Das ist eine Reaktion: Sie wird angeboten, wenn ihr Augenblick kommt.',
);
const LIES = because(
  'SS-COND-15',
  'Who is knocked down cannot do that.',
  'Wer niedergeschlagen ist, kann das nicht tun.',
);
const NO_MOVE = because(
  'SS-HTURN-03',
  'It takes the move action of this turn, which has begun already.',
  'Das kostet die Bewegungsaktion dieses Zuges, und die hat schon begonnen.',
);
const NO_REASON = because('SS-USE-01', 'It would do nothing there now.', 'Das würde dort jetzt nichts bewirken.');
const WRONG_TARGET = because('SS-USE-03', 'It does not work on such a target.', 'Auf ein solches Ziel wirkt es nicht.');
const ONCE = {
  turn: because('SS-USE-08', 'It can be used once a turn.', 'Das lässt sich einmal im Zug einsetzen.'),
  round: because('SS-USE-08', 'It can be used once a round.', 'Das lässt sich einmal in der Runde einsetzen.'),
  adventure: because(
    'SS-USE-08',
    'It can be used once in an adventure.',
    'Das lässt sich einmal im Abenteuer einsetzen.',
  ),
} as const;

/** Why a power, the hero power or an item cannot be used so now. */
export function whyNotUse(state: State, hero: Hero, turn: Turn, choice: Use): Reason | null {
  const held = heldFor(hero, choice);
  if (held === null) return choice.do === 'item' ? whyNotItem(hero, choice.item) : NOT_OWN;
  const { ability, levels } = held;
  const least = ability.levels[0]?.level ?? 1;
  const wanted = choice.do === 'power' ? choice.level : (levels.at(-1)?.level ?? least);
  const level = levels.find(one => one.level === wanted);
  if (level === undefined) return lowRank(wanted);
  return (
    whyNotPaid(state, hero, turn, held) ??
    (choice.zone !== undefined
      ? whyNotZone(state, hero, aimOf(ability, level), choice.zone)
      : whyNotOn(state, hero, held, level, choice.target)) ??
    NO_REASON
  );
}

function heldFor(hero: Hero, choice: Use): Held | null {
  const found = abilitiesOf(hero).find(({ id, by, item }) => {
    if (choice.do === 'hero-power') return by === 'hero-power';
    if (choice.do === 'item') return item?.id === choice.item;
    return by === 'power' && id === choice.power;
  });
  return found ?? null;
}

const aimOf = (ability: Ability, level: AbilityLevel): Aim => level.aim ?? ability.aim ?? { who: 'self' };

const lowRank = (level: number): Reason =>
  because('SS-PUSE-02', `That needs soul rank ${roman(level)}.`, `Das braucht den Seelenrang ${roman(level)}.`);

function whyNotItem(hero: Hero, id: Item['id']): Reason {
  const item = [...worn(hero), ...hero.pack].find(one => one.id === id);
  if (item === undefined) return NOT_OWN;
  const card = itemOf(id);
  if (!mayUse(hero, item)) return WRONG_RUNE;
  if (card.slot !== 'pack' && hero.pack.includes(item)) return NOT_EQUIPPED;
  return card.charges !== undefined && item.charges < (card.perUse ?? 1) ? NO_CHARGE : NOT_USED;
}

/** Its hourglasses, its limit, its action, its condition. */
function whyNotPaid(state: State, hero: Hero, turn: Turn, { id, ability, glasses }: Held): Reason | null {
  if (ability.action === 'passive') return PASSIVE;
  if (ability.action === 'reaction') return REACTION;
  if (glasses > 0)
    return because(
      'SS-COOL-02',
      `It shows ${glasses} hourglass${glasses === 1 ? '' : 'es'} and is not ready.`,
      `Sie zeigt ${glasses} Sanduhr${glasses === 1 ? '' : 'en'} und ist nicht bereit.`,
    );
  if (ability.limit !== undefined && isSpent(state.used, `${hero.id}/${id}`, ability.limit)) return ONCE[ability.limit];
  const taken = whyNoAction(hero, turn, ability.action);
  if (taken !== null) return taken;
  if (ability.if === undefined || holds(state, hero.id, ability.if)) return null;
  return because(
    'SS-USE-09',
    `It can be used only if: ${testText(ability.if, 'en')}.`,
    `Das lässt sich nur einsetzen, wenn gilt: ${testText(ability.if, 'de')}.`,
  );
}

function whyNoAction(hero: Hero, turn: Turn, action: Ability['action']): Reason | null {
  switch (action) {
    case 'combat':
      return (isDown(hero) ? LIES : null) ?? amidCombat(turn) ?? noAction(turn, 'combat');
    case 'standard':
      return noAction(turn, 'standard');
    case 'move':
      if (isDown(hero)) return LIES;
      return amidCombat(turn) ?? (turn.moved ? NO_MOVE : null) ?? isSlowedOut(turn);
    default:
      return null;
  }
}

function whyNotOn(state: State, hero: Hero, held: Held, level: AbilityLevel, target: FigureId | null): Reason | null {
  const aim = aimOf(held.ability, level);
  if (level.attack !== undefined)
    return target === null
      ? WRONG_TARGET
      : whyNotTarget(
          state,
          hero,
          {
            by: hero.id,
            source: held.id,
            values: level.attack,
            range: aim.range ?? 0,
            damage: held.ability.damage ?? null,
            properties: [...(held.ability.properties ?? []), ...(level.properties ?? [])],
            tags: [held.by],
          },
          target,
        );
  if (target === null) return null;
  if (candidates(state, hero.id, aim).includes(target)) return null;
  // Anywhere at all it would do: then only reach is wanting.
  if (!candidatesAnywhere(state, hero, aim).includes(target)) return WRONG_TARGET;
  const zone = figureOf(state, target)?.zone;
  if (zone === undefined) return NOT_THERE;
  const { range = 0, sight } = aim;
  return outOfReach(state, hero, zone, range, sideOf(state, target) === 'enemies', sight !== false);
}

/** Whom it could work on if everybody stood side by side. */
function candidatesAnywhere(state: State, hero: Hero, { who }: Aim): FigureId[] {
  const alive = state.heroes.flatMap(({ id, ghost }) => (ghost ? [] : [id]));
  switch (who) {
    case 'hero':
      return alive;
    case 'other-hero':
      return alive.filter(id => id !== hero.id);
    case 'ghost':
      return state.heroes.flatMap(({ id, ghost }) => (ghost ? [id] : []));
    case 'enemy':
      return state.enemies.flatMap(({ bodies }) => bodies.map(({ id }) => id));
    default:
      return [];
  }
}

function whyNotZone(state: State, hero: Hero, { who, range = 0 }: Aim, zone: Zone): Reason | null {
  return who === 'zone' ? outOfReach(state, hero, zone, range, false) : WRONG_TARGET;
}
