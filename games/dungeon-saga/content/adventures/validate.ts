import { CellSet, GeometryError, misplacement, rectAt } from '@tafelrunde/engine/geometry';
import { abilities } from '../abilities.ts';
import { bosses } from '../bosses.ts';
import { commandCards } from '../commands.ts';
import { bonePiles } from '../constants.ts';
import { furniture } from '../furniture.ts';
import { heroes } from '../heroes.ts';
import { items } from '../items.ts';
import { locks, seals } from '../locks.ts';
import { minions } from '../minions.ts';
import { spells } from '../spells.ts';
import type { Adventure, Goal, Reward, Sign } from './adventure.ts';
import { orthogonal, type Plan, readPlan, sizeOf } from './plan.ts';

/** Everything wrong with an adventure, one sentence each; faults of the drawing name its line and column. */
export function validateAdventure(adventure: Adventure): string[] {
  const errors: string[] = [];
  const say = (message: string): void => void errors.push(`${adventure.id}: ${message}.`);
  checkWords(adventure, say);
  checkContent(adventure, say);
  try {
    const found: [string, number][] = [];
    const plan = readPlan(adventure, (message, cell) => found.push([message, cell]));
    const at = (message: string, cell: number): void => say(`${placeOf(plan, cell)}: ${message}`);
    for (const [message, cell] of found) at(message, cell);
    checkSigns(plan, say);
    checkPlaces(plan, at);
    checkReachable(plan, at);
    checkWays(plan, at);
    checkWayBack(plan, at);
    checkFloor(plan, say);
    checkGoals(plan, say);
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error;
    say(error.message.replace(/\.$/, ''));
  }
  return errors;
}

type Say = (message: string) => void;
type At = (message: string, cell: number) => void;

/** The square's place in the drawing, counted from 1 as editors do. */
function placeOf({ grid }: Plan, cell: number): string {
  return `line ${grid.y(cell) * 2 + 2}, column ${grid.x(cell) * 2 + 2} of the map`;
}

/** Every text stands there in both languages. */
function checkWords(adventure: Adventure, say: Say): void {
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('en' in value || 'de' in value) {
      for (const lang of ['en', 'de'] as const) {
        const text = (value as Record<string, unknown>)[lang];
        if (typeof text !== 'string' || text.trim() === '')
          say(`${path} has no ${lang === 'de' ? 'German' : 'English'} text`);
      }
      return;
    }
    for (const [key, part] of Object.entries(value)) visit(part, path === '' ? key : `${path}.${key}`);
  };
  visit(adventure, '');
}

const known = {
  item: new Set(items.map(i => i.id)),
  spell: new Set(spells.map(s => s.id)),
  lock: new Set([...locks, ...seals].map(l => l.id)),
  'piece of furniture': new Set(furniture.map(f => f.id)),
  servant: new Set<string>([...minions, ...bosses].map(m => m.id)),
  'command card': new Set(commandCards.map(c => c.id)),
};

function checkContent({ signs, equipment, overlord, rewards }: Adventure, say: Say): void {
  const must = (what: keyof typeof known, id: string, where: string): void => {
    if (!known[what].has(id)) say(`${where} names the ${what} "${id}", which does not exist`);
  };
  for (const [character, sign] of Object.entries(signs)) {
    const where = `sign "${character}"`;
    if (sign.is === 'servant') must('servant', sign.of, where);
    if (sign.is === 'furniture' || sign.is === 'door') must('piece of furniture', sign.piece, where);
    if (sign.is === 'door' || sign.is === 'chest') must('lock', sign.lock, where);
    if (sign.is === 'chest') for (const item of sign.holds) must('item', item, where);
  }
  for (const [who, { items: given = [], spells: known = [] }] of Object.entries(equipment ?? {})) {
    for (const item of given) must('item', item, `the equipment of ${who}`);
    for (const spell of known) must('spell', spell, `the equipment of ${who}`);
  }
  for (const kind of Object.keys({ ...overlord.raise, ...overlord.summon })) must('servant', kind, 'the supply');
  for (const card of Object.keys(overlord.deck.of ?? {})) must('command card', card, 'the command deck');
  for (const reward of [rewards?.heroes, rewards?.overlord])
    for (const item of itemsOf(reward)) must('item', item, 'a reward');
  const cards = overlord.deck.of
    ? Object.values(overlord.deck.of).reduce((sum, n) => sum + n, 0)
    : commandCards.reduce((sum, card) => sum + card.copies, 0);
  if (overlord.deck.size > cards) say(`the command deck has ${overlord.deck.size} cards, but only ${cards} are there`);
}

const itemsOf = (reward: Reward | undefined): readonly string[] => Object.values(reward?.items ?? {}).flat();

/** Every sign is drawn, every hero starts exactly once, marks have names. */
function checkSigns({ adventure, starts, marks }: Plan, say: Say): void {
  const drawn = adventure.map.filter((_, line) => line % 2 === 1).join('');
  for (const character of Object.keys(adventure.signs))
    if (!drawn.includes(character)) say(`sign "${character}" is explained but not drawn`);
  for (const { id } of heroes) {
    const count = starts.filter(start => start.hero === id).length;
    if (count !== 1) say(`${id} must start on exactly one square, but does on ${count}`);
  }
  for (const mark of marks.keys()) if (!adventure.marks?.[mark]) say(`the mark "${mark}" has no name`);
}

/** Nothing stands in a wall or on something else. */
function checkPlaces(plan: Plan, at: At): void {
  const { grid } = plan;
  const taken = new CellSet(grid.size);
  const stand = (cells: readonly number[], w: number, name: string): void => {
    const [first = 0] = cells;
    const why = misplacement(grid, rectAt(grid, first, w, cells.length / w), taken, name);
    if (why !== null) at(why.replace(/^.*?: /, `the ${name} cannot stand here: `).replace(/\.$/, ''), first);
    for (const cell of cells) if (cell < grid.size) taken.add(cell);
  };
  for (const { piece, cells } of [...plan.furniture, ...plan.closed]) {
    const width = cells.filter(cell => grid.y(cell) === grid.y(cells[0] ?? 0)).length;
    stand(cells, width, piece);
  }
  for (const { hero, cell } of plan.starts) stand([cell], 1, hero);
  for (const { of, cell } of plan.servants) {
    const size = sizeOf(of);
    stand(
      Array.from({ length: size * size }, (_, i) => cell + Math.floor(i / size) * grid.width + (i % size)),
      size,
      of,
    );
  }
}

/** The heroes can get to every zone and every mark by opening doors. */
function checkReachable(plan: Plan, at: At): void {
  const { grid, zoneOf, closed, marks, first } = plan;
  const seen = new Set(first);
  for (let before = -1; before !== seen.size; ) {
    before = seen.size;
    for (const { kind, zones } of closed)
      if (kind === 'door' && zones.some(z => seen.has(z))) for (const z of zones) seen.add(z);
  }
  for (let zone = 0; zone < plan.zones; zone++)
    if (!seen.has(zone)) at('no door leads to this part of the map', zoneOf.indexOf(zone));
  const solid = new CellSet(grid.size).addAll(plan.furniture.flatMap(piece => piece.cells));
  for (const [mark, cells] of marks)
    for (const cell of cells) if (solid.has(cell)) at(`the place "${mark}" is covered by furniture`, cell);
  for (const door of closed)
    if (door.kind === 'door' && door.zones.length < 1) at('this door leads nowhere', door.cells[0] ?? 0);
}

/** What nobody can walk over: furniture and chests. */
function solidIn({ grid, furniture: pieces, closed }: Plan): CellSet {
  const solid = new CellSet(grid.size);
  for (const { piece, cells } of [...pieces, ...closed.filter(({ kind }) => kind === 'chest')])
    if (!furniture.find(({ id }) => id === piece)?.enterable) solid.addAll(cells);
  return solid;
}

/** Where one can walk straight from these cells, with all doors open. */
function walkedFrom({ grid }: Plan, cells: readonly number[], solid: CellSet): Set<number> {
  const seen = new Set(cells);
  for (const cell of seen) for (const next of orthogonal(grid, cell)) if (!solid.has(next)) seen.add(next);
  return seen;
}

/** No furniture bars the way: with all doors open the heroes can walk straight to every place, figure, door and chest. */
function checkWays(plan: Plan, at: At): void {
  const { grid, closed, marks, starts, servants } = plan;
  const chests = closed.filter(({ kind }) => kind === 'chest');
  const solid = solidIn(plan);
  const seen = walkedFrom(
    plan,
    starts.slice(0, 1).map(({ cell }) => cell),
    solid,
  );
  const walked = [...starts, ...servants].map(({ cell }) => cell);
  for (const cell of [
    ...walked,
    ...[...marks.values()].flat(),
    ...closed.flatMap(c => (c.kind === 'door' ? c.cells : [])),
  ])
    if (!seen.has(cell) && !solid.has(cell)) at('the heroes cannot walk here: furniture bars the way', cell);
  for (const { cells } of chests)
    if (!cells.some(cell => orthogonal(grid, cell).some(next => seen.has(next))))
      at('the heroes cannot get to this chest: furniture bars the way', cells[0] ?? 0);
}

/** Where taking something up lets a floor fall, it can still be brought to where it belongs. */
function checkWayBack(plan: Plan, at: At): void {
  const { adventure, marks } = plan;
  for (const goal of adventure.victory.heroes) {
    if (goal.is !== 'bring' || goal.to === undefined) continue;
    const solid = solidIn(plan);
    for (const { when, effects } of adventure.twists ?? [])
      if (when.is === 'taken' && when.find === goal.find)
        for (const effect of effects) if (effect.do === 'collapse') solid.addAll([...(marks.get(effect.mark) ?? [])]);
    for (const cell of marks.get(goal.find) ?? []) {
      const seen = walkedFrom(plan, [cell], solid);
      if (!marks.get(goal.to)?.some(to => seen.has(to)))
        at(`no way leads from "${goal.find}" to "${goal.to}" once it has been taken up`, cell);
    }
  }
}

/** Squares that come and go hold nothing but floor; a floor that turns has as many squares before as after. */
function checkFloor(plan: Plan, say: Say): void {
  const { adventure, marks, bones } = plan;
  const piles = bones.reduce((sum, pile) => sum + pile.piles, 0);
  if (piles > bonePiles) say(`${piles} bone piles are drawn, but the box has ${bonePiles}`);
  for (const { id, effects } of adventure.twists ?? [])
    for (const happening of effects) {
      const moving = happening.do === 'turn' ? happening.marks : happening.do === 'collapse' ? [happening.mark] : [];
      for (const mark of moving)
        for (const [character, sign] of Object.entries(adventure.signs))
          if (sign.mark === mark && !mayMove(plan, sign, happening.do))
            say(`the twist "${id}" moves squares drawn as "${character}", but only places may come and go`);
      const [before = 0, after = 0] = moving.map(mark => marks.get(mark)?.length ?? 0);
      if (happening.do === 'turn' && (before === 0 || before !== after))
        say(`the twist "${id}" turns ${before} squares into ${after}: both marks must be drawn, with as many squares`);
      if (happening.do === 'appear' && sizeOf(happening.of) > 1)
        say(`the twist "${id}" lets ${happening.of} appear, but large figures cannot`);
    }
}

/** Where the board is laid out from the start, squares on which figures or bones begin may collapse, too: nothing waits on them in the dark. */
function mayMove({ marks, zoneOf, first }: Plan, { is, mark = '' }: Sign, how: string): boolean {
  if (is === 'place') return true;
  if (how !== 'collapse' || is === 'furniture' || is === 'door' || is === 'chest') return false;
  return (marks.get(mark) ?? []).every(cell => first.includes(zoneOf[cell] ?? -1));
}

function checkGoals({ adventure, marks }: Plan, say: Say): void {
  const { victory, twists = [], actions = [] } = adventure;
  const needMark = (mark: string, where: string): void => {
    if (!marks.has(mark)) say(`${where} speaks of the mark "${mark}", which is not drawn`);
  };
  const needFind = (mark: string, where: string): void => {
    if (!adventure.finds?.[mark]) say(`${where} speaks of the find "${mark}", which is not listed under finds`);
  };
  for (const mark of Object.keys(adventure.finds ?? {})) needMark(mark, 'finds');
  for (const [who, { find }] of Object.entries(adventure.warded ?? {})) needFind(find, `the ward of ${who}`);
  const check = (goal: Goal): void => {
    if (goal.is === 'reach') needMark(goal.mark, 'a goal');
    if (goal.is === 'bring') {
      needFind(goal.find, 'a goal');
      if (goal.to !== undefined) needMark(goal.to, 'a goal');
    }
    if (goal.is === 'carry' && !known.item.has(goal.item))
      say(`a goal speaks of the item "${goal.item}", which does not exist`);
    if (goal.is === 'open' && !adventure.signs[goal.sign])
      say(`a goal speaks of the sign "${goal.sign}", which is not explained`);
  };
  for (const goal of [...victory.heroes, ...victory.overlord]) check(goal);
  if (victory.heroes.length === 0) say('the heroes cannot win');
  if (!victory.overlord.some(goal => goal.is === 'deck-empty' || goal.is === 'rounds'))
    say('no goal of the overlord ends the adventure when time is up (deck-empty or rounds)');
  for (const { id, effects } of twists)
    for (const happening of effects) if ('mark' in happening) needMark(happening.mark, `the twist "${id}"`);
  for (const { id, when } of twists) {
    if (when.is === 'taken') needFind(when.find, `the twist "${id}"`);
    if (when.is === 'entered') needMark(when.mark, `the twist "${id}"`);
  }
  for (const { id, mark } of actions) needMark(mark, `the action "${id}"`);
  const names = new Set([...items, ...spells, ...abilities].map(thing => thing.id));
  for (const { id } of actions) if (names.has(id)) say(`the action "${id}" has the name of a card`);
}
