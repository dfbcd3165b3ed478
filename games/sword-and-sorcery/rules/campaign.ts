import type { Aftermath, CampaignRecord, Played, Text } from '@tafelrunde/engine';
import { type Carried, type CarriedHero, readCarried } from '../carried.ts';
import type { Adventure } from '../content/adventures/adventure.ts';
import { ADVENTURES, type AdventureId } from '../content/adventures/index.ts';
import { itemOf } from '../content/items/index.ts';
import type { Hero, Item, State } from '../state.ts';
import { newItem } from './equipment.ts';
import { loseExcessPowers } from './ghost.ts';

/** The adventures of the campaign, in their order. The practice yard is none of them. */
export const CAMPAIGN: readonly AdventureId[] = (Object.entries(ADVENTURES) as [AdventureId, Adventure][])
  .filter(([, { number }]) => number > 0)
  .sort(([, a], [, b]) => a.number - b.number)
  .map(([id]) => id);

export const isWon = ({ outcome }: Played): boolean => outcome.kind === 'won';

/** A lost adventure is played again, a won one leads to the next (SS-OVER-02, SS-END-07). */
export function nextAdventures({ played }: CampaignRecord): readonly AdventureId[] {
  const won = new Set(played.filter(isWon).map(({ scenario }) => scenario));
  const next = CAMPAIGN.find(id => !won.has(id));
  return next === undefined ? [] : [next];
}

/** What an adventure that is over leaves behind (SS-OVER-02). Its end has been booked in the match already: what ghosts lose, the stash, the forge, the reward. */
export function afterAdventure(record: CampaignRecord, state: State): Aftermath {
  if (state.over === null) throw new Error('The adventure is not over yet.');
  const won = state.over.kind === 'won';
  const before = readCarried(record.carried);
  const { soulStorm, hard } = state.variants;
  const kept = won || !hard ? state.shards : Math.min(before.shards, state.shards);
  const carried: Carried = {
    heroes: state.heroes.map(carriedHero),
    shards: kept,
    flags: won ? remembered(state.story.flags) : before.flags,
    stash: state.stash.map(asItLies),
    // Wares that nobody picked up are for sale again; treasures lie in their deck without being carried.
    market: [...state.market.map(asItLies), ...left(state).filter(({ id }) => itemOf(id).deck === 'emporium')],
    soulStorm,
    hard,
  };
  return { carried: carried as unknown as Aftermath['carried'], news: news(won, state.shards, kept) };
}

const asItLies = ({ id, side, forged, charges }: Item): Item => ({ id, side, forged, charges });
const left = ({ ground }: State): Item[] => ground.flatMap(({ items }) => items.map(({ id }) => newItem(id)));

/** Who was slain is forgotten: every adventure has its own enemies. */
const remembered = (flags: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(flags).filter(([name, n]) => n > 0 && !name.startsWith('slain/')));

function carriedHero(hero: Hero): CarriedHero {
  const own = { ...hero, powers: [...hero.powers] };
  // A rank that was lent for one adventure goes, and with it what only that rank allowed.
  if ((hero.tokens['lent-rank'] ?? 0) > 0) {
    own.rank--;
    loseExcessPowers(own);
  }
  const item = (one: Item | null): Item | null => one && asItLies(one);
  return {
    hero: own.id,
    class: own.class,
    rank: own.rank,
    powers: own.powers.flatMap(({ id, from }) => (from === null ? [id] : [])),
    main: item(own.main),
    off: item(own.off),
    armour: item(own.armour),
    artefact: item(own.artefact),
    pack: own.pack.map(asItLies),
    coins: [...own.coins],
  };
}

function news(won: boolean, shards: number, kept: number): Text[] {
  const pool: Text = {
    en: `The heroes have ${kept} soul shard${kept === 1 ? '' : 's'}.`,
    de: `Die Helden haben ${kept} Seelensplitter.`,
  };
  if (won) return [pool];
  const again: Text = {
    en: 'The heroes try again, with all they have gained and lost on the way.',
    de: 'Die Helden versuchen es noch einmal, mit allem, was sie unterwegs gewonnen und verloren haben.',
  };
  const gone: Text = {
    en: `${shards - kept} soul shard${shards - kept === 1 ? ' is' : 's are'} gone with this attempt.`,
    de: `${shards - kept} Seelensplitter ${shards - kept === 1 ? 'ist' : 'sind'} mit diesem Versuch verloren.`,
  };
  return [again, ...(kept < shards ? [gone] : []), pool];
}
