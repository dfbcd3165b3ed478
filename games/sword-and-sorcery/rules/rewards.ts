import { adventureOf } from '../content/adventures/index.ts';
import { itemOf } from '../content/items/index.ts';
import { holds } from '../effects/tests.ts';
import { type Hero, heroOf, type Item, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { gainCrowns } from './coins.ts';
import { hasRoom, newItem, receive } from './equipment.ts';
import { gainShards } from './ranks.ts';
import { draw } from './supplies.ts';

/** The adventure is won: what it promises goes to the heroes, ghosts among them; what nobody has room for goes to the stash (SS-END-01, SS-STASH-05). */
export function giveReward(state: State, io: Io): void {
  const { reward } = adventureOf(state.adventure);
  const [first] = state.heroes;
  if (reward === undefined || first === undefined) return;
  if (reward.unless !== undefined && holds(state, state.active ?? first.id, reward.unless)) return;
  const { shards = 0, crowns = 0, treasures = 0, items = [], soulWeapon = false, flags = {} } = reward;
  gainShards(state, io, Math.floor(shards * state.heroes.length));
  for (const { id } of state.heroes) {
    const hero = heroOf(state, id);
    gainCrowns(state, io, hero, crowns, 'won');
    for (let i = 0; i < treasures; i++) giveTreasure(state, io, hero);
  }
  for (const id of items) store(state, io, first, takeWare(state, id));
  if (soulWeapon) drawSoulWeapon(state, io, first);
  for (const [flag, n] of Object.entries(flags)) state.story.flags[flag] = (state.story.flags[flag] ?? 0) + n;
}

/** A card of the Emporium comes from there, as long as there is one. */
function takeWare({ market }: State, id: Item['id']): Item {
  const at = market.findIndex(item => item.id === id);
  return (at < 0 ? undefined : market.splice(at, 1)[0]) ?? newItem(id);
}

function giveTreasure(state: State, io: Io, hero: Hero): void {
  const { treasure } = state.supplies;
  const id = draw(treasure, io);
  if (id === null) return;
  io.reveal?.('all', { drawn: id });
  const { crowns } = itemOf(id);
  if (crowns !== undefined) {
    // A purse is money at once (SS-COIN-03).
    treasure.out.push(id);
    gainCrowns(state, io, hero, crowns, 'found');
  } else if (hasRoom(state, hero)) receive(state, io, hero, newItem(id), 'gained');
  else store(state, io, hero, newItem(id));
}

/** One of the soul weapons that somebody here could use: who bears it is decided at the next visit to the stash (SS-SWEAP-02, SS-DECK-21). */
function drawSoulWeapon(state: State, io: Io, hero: Hero): void {
  if (state.soulWeapons.length === 0) return;
  const id = io.chance.draw(state.soulWeapons);
  io.reveal?.('all', { drawn: id });
  store(state, io, hero, newItem(id));
}

function store(state: State, io: Io, hero: Hero, item: Item): void {
  state.stash.push(item);
  io.tell?.({ kind: 'item', hero: hero.id, item: item.id, how: 'stored', rule: 'SS-STASH-05' });
}
