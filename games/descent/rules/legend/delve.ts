import { choose, dealFrom, insert, newPile, pileCards, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { isItem, itemOf, questOf, skillOf, wholeQuest } from '../../content/index.ts';
import { type CardId, heroOf, type Legend, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { learnable } from '../campaign/experience.ts';
import { shopOf } from '../campaign/shop.ts';
import { recoverDamage } from '../damage.ts';
import { together } from '../deciding.ts';
import { areAdjacentCells, markCells } from '../map.ts';
import { setCounter } from '../quest/goals.ts';
import { cardFor } from '../searching.ts';
import { searchDeck } from '../setting-up.ts';
import { isTradable } from '../trading.ts';
import { isPortalOpen, LEFT } from './portal.ts';

/** Shop cards drawn after a stage: one less for each round after the first, one more for each search token (D2-DELVE-15). */
const DRAWN = 7;
/** After the third stage it is act II (D2-DELVE-12). */
const LAST_OF_ACT_1 = 3;
/** What the normal way lets everybody recover between two stages (D2-RTLC-21). */
const BREATHER = 4;

/** At the end of a round with an open portal: are all heroes beside it, and do they want to go (D2-DELVE-04)? */
export function* leaveByPortal(state: State, io: Io): Flow<boolean> {
  const { portal } = questOf(state.quest, state.encounter);
  if (portal === undefined || !isPortalOpen(state)) return false;
  const cells = markCells(state, portal.at);
  const beside = state.heroes.every(
    ({ cells: own, down }) =>
      down === null &&
      own.length > 0 &&
      (own.some(cell => cells.includes(cell)) || areAdjacentCells(state, own, cells)),
  );
  if (!beside) return false;
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'portal',
    rule: 'D2-DELVE-04',
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (choice.do !== 'yes') return false;
  setCounter(state, io, LEFT, 1);
  return true;
}

/** A stage is over and another follows: everything is cleared from the map, the rest stays as it is (D2-DELVE-05 to -10); then comes the upgrade phase (-11). */
export function stageDone(state: State, io: Io, legend: Legend): void {
  const stage = state.encounter + 1;
  const cleared = state.monsters.every(({ cells }) => cells.length === 0);
  const { xp, keep } = wholeQuest(state.quest).upgrade ?? { xp: 1, keep: 1 };
  const n = Math.max(0, DRAWN - (state.round - 1) + legend.searched);
  if (stage === LAST_OF_ACT_1) turnToActTwo(state, io, legend);
  for (const hero of state.heroes) hero.xp += xp;
  state.row = [];
  for (const card of dealFrom(state.shop, n, io.chance)) {
    insert(state.row, card);
    io.reveal?.('all', { know: 'drawn', card });
  }
  legend.keep = keep + (cleared ? 1 : 0);
  io.tell?.({ kind: 'upgrade', cards: [...state.row], keep: legend.keep, xp, rule: 'D2-DELVE-15' });
  state.monsters = [];
  state.companions = [];
  for (const hero of state.heroes) {
    hero.cells = [];
    hero.acted = false;
  }
}

/** New shop cards and monsters, search cards back, sheets face up, and 1 morale (D2-DELVE-19 to -22). */
function turnToActTwo(state: State, io: Io, legend: Legend): void {
  state.act = 2;
  state.shop = shopOf(2, state.boxes, state.heroes);
  state.search = searchDeck(state.boxes, true);
  state.searchOut = [];
  for (const hero of state.heroes) {
    hero.cards = hero.cards.filter(({ id }) => !isItem(id) || itemOf(id).kind !== 'search-card');
    hero.feat = true;
  }
  legend.morale++;
  io.tell?.({ kind: 'morale', n: legend.morale, rule: 'D2-DELVE-22' });
}

/** The normal way lets the heroes catch their breath between stages; the hard one does not (D2-DELVE-08, D2-RTLC-21). */
export function* breather(state: State, io: Io, { difficulty }: Legend): Flow {
  if (difficulty === 'hard') return;
  for (const { id } of state.heroes) {
    yield* recoverDamage(state, io, id, BREATHER, 'stage');
    heroOf(state, id).conditions = [];
  }
}

/** Cards are kept, skills learned, things handed over, in any order, until the heroes have had enough (D2-DELVE-14 to -18). */
export function* upgradeStep(state: State, io: Io): Flow {
  const { legend } = state;
  if (legend === null) return;
  const options = upgrades(state, legend);
  if (options.length === 0) return finishUpgrade(state);
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'upgrade',
    rule: 'D2-DELVE-18',
    options: [...options, { do: 'done' }],
  });
  if (choice.do === 'done') return finishUpgrade(state);
  if (choice.do === 'keep') {
    takeOut(state.row, choice.card);
    legend.keep--;
    heroOf(state, choice.hero).cards.push(cardFor(choice.card));
    io.tell?.({ kind: 'kept', hero: choice.hero, card: choice.card, rule: 'D2-DELVE-15' });
  }
  if (choice.do === 'learn') {
    const hero = heroOf(state, choice.hero);
    hero.xp -= skillOf(choice.card).xp;
    hero.cards.push(cardFor(choice.card));
    io.tell?.({ kind: 'learned', hero: choice.hero, card: choice.card, rule: 'D2-DELVE-14' });
  }
  if (choice.do === 'hand') {
    const { item, from, to } = choice;
    const giver = heroOf(state, from);
    giver.cards.splice(
      giver.cards.findIndex(({ id }) => id === item),
      1,
    );
    heroOf(state, to).cards.push(cardFor(item));
    state.handed.push(`${item}/${to}`);
    io.tell?.({ kind: 'gave', from, to, item, rule: 'D2-DELVE-17' });
  }
  state.todo = ['upgrade', ...state.todo];
}

function upgrades(state: State, { keep }: Legend): Choice[] {
  const found: Choice[] = [];
  if (keep > 0)
    for (const card of new Set(state.row))
      for (const { id: hero } of state.heroes) found.push({ do: 'keep', card, hero });
  for (const hero of state.heroes) for (const card of learnable(hero)) found.push({ do: 'learn', hero: hero.id, card });
  for (const { id: from, cards } of state.heroes)
    for (const item of new Set(cards.map(({ id }) => id).filter(isItem))) {
      // Starting equipment stays with its owner (D2-DELVE-17).
      if (!isTradable(item) || itemOf(item).class !== undefined) continue;
      for (const { id: to } of state.heroes)
        if (to !== from && !state.handed.includes(`${item}/${to}`)) found.push({ do: 'hand', item, from, to });
    }
  return found;
}

/** What was not kept goes back under the other shop cards. */
function finishUpgrade(state: State): void {
  const back: CardId[] = state.row.filter(card => itemOf(card).act === state.act);
  state.shop = newPile([...pileCards(state.shop), ...back]);
  state.row = [];
  state.handed = [];
}
