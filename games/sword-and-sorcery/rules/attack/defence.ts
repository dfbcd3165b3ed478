import { copy, totalOf } from '@tafelrunde/engine';
import { cardOf } from '../../content/enemies/index.ts';
import { faceOf } from '../../content/items/index.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import {
  type Attack,
  type Defence,
  enemyOf,
  type FigureId,
  figureOf,
  heroOf,
  isHero,
  type Property,
  type State,
} from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { sideOf } from '../balance-of-power.ts';
import { noSymbols, rollDice, tally } from '../dice.ts';
import { guardOf } from '../enemies/cards.ts';
import { beginNext } from '../lasting.ts';

import { announce } from '../triggers.ts';
import { armourOf, changedValue, defenceDice } from '../values.ts';
import { lessenHits, lethalOf } from './counting.ts';
import { meantInDefence } from './meaning.ts';
import { attackDoing, chooseProperties, usedByEnemy } from './properties.ts';

type Part = { readonly what: 'vulnerable' | 'resistant' | 'armour' | 'shields' | 'blocks'; readonly n: number };

/** The six steps of a defence (SS-DEF-01). Returns the wounds; they are dealt when all targets have defended. */
export function* defend(state: State, io: Io, made: Attack, id: FigureId, hits: number): Flow<number> {
  const lethal = lethalOf(made, hits);
  const defence: Defence = newDefence(id, hits - lethal, lethal);
  made.defence = defence;
  yield* announce(state, io, 'defence-before', { figure: id, other: made.by, n: hits });
  const parts: Part[] = [];
  step1(state, made, defence, parts);
  step2(state, made, defence, parts);
  step3(state, defence, parts);
  yield* steps4to6(state, io, made, defence, parts);
  const wounds = defence.ordinary + defence.lethal;
  io.tell?.({ kind: 'defended', figure: id, hits, lethal, parts, wounds, rule: 'SS-DEF-11' });
  made.defence = null;
  return wounds;
}

const newDefence = (of: FigureId, ordinary: number, lethal: number): Defence => ({
  of,
  step: 'before',
  ordinary,
  lethal,
  most: { base: 0, parts: [], least: 0 },
  dice: [],
  properties: [],
  used: [],
  spent: noSymbols(),
  blocks: { base: 0, parts: [], least: 0 },
});

/** Step 1: a vulnerability raises the total, a resistance lowers it, lethal hits too (SS-DEF-02, SS-LETH-05). */
function step1(state: State, { damage }: Attack, defence: Defence, parts: Part[]): void {
  const enemy = enemyOf(state, defence.of);
  if (enemy === null || damage === null) return;
  const { resist, vulnerable } = { ...cardOf(enemy.id).guard, ...guardOf(enemy) };
  if (vulnerable?.includes(damage)) {
    defence.ordinary++;
    parts.push({ what: 'vulnerable', n: 1 });
  }
  if (resist?.includes(damage)) {
    const n = lessenHits(defence, 1);
    if (n > 0) parts.push({ what: 'resistant', n });
  }
}

/** Step 2: armour, against ordinary hits only (SS-DEF-03, SS-LETH-04). */
function step2(state: State, made: Attack, defence: Defence, parts: Part[]): void {
  const armour = Math.max(
    0,
    totalOf(armourOf(state, defence.of, { figure: defence.of, other: made.by })) - made.pierce,
  );
  const n = Math.min(armour, defence.ordinary);
  if (n === 0) return;
  defence.ordinary -= n;
  parts.push({ what: 'armour', n });
}

/** Step 3: magic shields stop a hit each, lethal or not, and are discarded; nobody may keep them (SS-DEF-05, SS-MSH-02, SS-LETH-06). */
function step3(state: State, defence: Defence, parts: Part[]): void {
  const figure = figureOf(state, defence.of);
  if (figure === null || figure.shields === 0) return;
  const n = lessenHits(defence, figure.shields);
  figure.shields -= n;
  if (n > 0) parts.push({ what: 'shields', n });
}

/** Steps 4 to 6: a die for each ordinary hit left, properties, blocks. Lethal hits pass them by (SS-LETH-09). */
function* steps4to6(state: State, io: Io, made: Attack, defence: Defence, parts: Part[]): Flow {
  const { of } = defence;
  const about = { figure: of, other: made.by };
  // Without a hit to block nobody rolls, and nothing that helps a roll is used up.
  if (defence.ordinary === 0) return;
  yield* announce(state, io, 'defence-roll', about);
  beginNext(state, of, 'roll');
  const most = defenceDice(state, of, about);
  defence.most = { ...most, parts: [...most.parts, ...defence.most.parts] };
  defence.step = 'roll';
  const count = Math.min(defence.ordinary, totalOf(defence.most));
  if (count > 0) {
    defence.dice = rollDice(io.chance, 0, count, () => meantInDefence(state, of, guardProperties(state, of)));
    io.tell?.({
      kind: 'rolled',
      what: 'defence',
      by: of,
      dice: defence.dice.map(({ die, face }) => ({ die, face })),
      rule: 'SS-DEF-06',
    });
    yield* announce(state, io, 'defence-rolled', about);
    yield* defenceProperties(state, io, made, defence);
  }
  const automatic = changedValue(state, of, 'blocks', 0, about);
  defence.blocks = { ...automatic, parts: [...automatic.parts, ...defence.blocks.parts] };
  const n = Math.min(defence.ordinary, tally(defence.dice).block - defence.spent.block + totalOf(defence.blocks));
  defence.step = 'over';
  if (n <= 0) return;
  defence.ordinary -= n;
  parts.push({ what: 'blocks', n });
}

/** Step 5: symbols of the defence roll pay for properties, one after the other: a re-roll may bring others (SS-DEF-09). */
function* defenceProperties(state: State, io: Io, made: Attack, defence: Defence): Flow {
  defence.step = 'properties';
  defence.properties = copy(guardProperties(state, defence.of)) as Property[];
  if (defence.properties.length === 0) return;
  const isEnemy = sideOf(state, defence.of) === 'enemies';
  for (;;) {
    const before = defence.used.length;
    if (isEnemy) usedByEnemy(state, defence.of, defence);
    else yield* chooseProperties(state, defence.of, defence, 'defence-properties', 1);
    if (defence.used.length === before) return;
    for (const n of defence.used.slice(before)) {
      const property = defence.properties[n];
      if (property === undefined) continue;
      io.tell?.({ kind: 'property', by: defence.of, pays: copy(property.cost), property, rule: 'SS-DEF-09' });
      const doing = {
        ...attackDoing(state, io, made),
        by: defence.of,
        on: [defence.of],
        about: { figure: defence.of, other: made.by },
        source: { id: 'armour', by: 'item', level: 1 } as const,
      };
      yield* vocabulary.carryOut(doing, property.effects);
    }
    if (isEnemy) return;
  }
}

/** Properties of what the figure wears against attacks: of its armour (SS-DEF-09). */
function guardProperties(state: State, id: FigureId): readonly Property[] {
  if (isHero(state, id)) {
    const { armour } = heroOf(state, id);
    return armour === null ? [] : (faceOf(armour).properties ?? []);
  }
  return [];
}
