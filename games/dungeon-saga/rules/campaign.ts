import { type Aftermath, BadConfig, type CampaignRecord, type Plain, type Played, type Text } from '@tafelrunde/engine';
import { planFor } from '../board.ts';
import { type Adventure, adventureOf, type Reward } from '../content/adventures/index.ts';
import { type HeroId, heroes, items } from '../content/index.ts';
import { nameOf } from '../names.ts';
import { type Figure, isHero, OVERLORD, type State } from '../state.ts';

/** What the heroes bring into an adventure: nothing else is carried along (DS-CAMP-04). */
export interface Carried {
  readonly items: Readonly<Partial<Record<HeroId, readonly string[]>>>;
  /** Rewards for anyone, to be handed out before the first round (DS-CAMP-05). */
  readonly spoils: readonly string[];
}

const NOTHING: Carried = { items: {}, spoils: [] };

const heroIds: readonly string[] = heroes.map(({ id }) => id);
const itemIds: ReadonlySet<string> = new Set(items.map(({ id }) => id));

/** Reads what is carried into an adventure; it may come from a file that anybody has written. */
export function readCarried(carried: Plain | undefined): Carried {
  if (carried === undefined) return NOTHING;
  const { items: packs, spoils, ...more } = isRecord(carried) ? carried : {};
  const [odd] = Object.keys(more);
  if (!isRecord(packs) || !Array.isArray(spoils) || odd !== undefined)
    throw new BadConfig(
      'Into an adventure are carried "items" by hero and a list of "spoils", nothing else.',
      'In ein Abenteuer werden „items“ nach Helden und eine Liste „spoils“ mitgebracht, sonst nichts.',
    );
  for (const [hero, pack] of Object.entries(packs)) {
    if (!heroIds.includes(hero))
      throw new BadConfig(
        `"${hero}" is no hero; heroes are ${heroIds.join(', ')}.`,
        `„${hero}“ ist kein Held; Helden sind ${heroIds.join(', ')}.`,
      );
    checkItems(pack, hero);
  }
  checkItems(spoils, 'spoils');
  return { items: packs, spoils } as unknown as Carried;
}

const isRecord = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkItems(list: Plain, whose: string): void {
  const wrong = Array.isArray(list) ? list.find(id => typeof id !== 'string' || !itemIds.has(id)) : list;
  if (wrong !== undefined)
    throw new BadConfig(
      `Among what is carried (${whose}), ${JSON.stringify(wrong)} is no item of Dungeon Saga.`,
      `Unter dem Mitgebrachten (${whose}) ist ${JSON.stringify(wrong)} kein Gegenstand von Dungeon Saga.`,
    );
}

// ------------------------------------------------------------------------------------------------------------ what follows

export const wonBy = ({ outcome }: Played): 'heroes' | 'overlord' =>
  outcome.winners.includes(OVERLORD) ? 'overlord' : 'heroes';

/** The heroes go on when they have won, otherwise they try again (DS-CAMP-01). */
export function nextAdventures(adventures: readonly Adventure[], { played }: CampaignRecord): readonly string[] {
  const won = new Set(played.filter(p => wonBy(p) === 'heroes').map(({ scenario }) => scenario));
  const next = adventures.find(({ id }) => !won.has(id));
  return next ? [next.id] : [];
}

/** Legend follows from what was played (DS-CAMP-07). */
export function legendOf({ played }: CampaignRecord, side: 'heroes' | 'overlord'): number {
  return played
    .filter(p => wonBy(p) === side)
    .reduce((sum, { scenario }) => sum + (adventureOf(scenario).rewards?.[side]?.legend ?? 0), 0);
}

/** What an adventure that is over leaves behind. */
export function afterAdventure(record: CampaignRecord, state: State): Aftermath {
  if (state.over === null) throw new Error('The adventure is not over yet.');
  const side = state.over.winners.includes(OVERLORD) ? 'overlord' : 'heroes';
  const reward = adventureOf(state.adventure).rewards?.[side];
  const fame = reward?.legend ? [legendNews(side, reward.legend)] : [];
  // DS-CAMP-03: what was brought along is there again for the next attempt.
  if (side === 'overlord') return { carried: record.carried, news: [...fame, TRY_AGAIN] };
  const packs = packsOf(state);
  const given = handedOut(state, reward);
  for (const [item, hero] of given) packs[hero] = [...(packs[hero] ?? []), item];
  const spoils = [...(reward?.items?.anyone ?? [])];
  return {
    carried: { items: packs, spoils },
    news: [...fame, ...given.map(rewardNews), ...(spoils.length > 0 ? [spoilsNews(spoils)] : [])],
  };
}

type Packs = Partial<Record<HeroId, readonly string[]>>;

/** Everybody keeps what it has, also those who fell on the way; copies made by spells vanish (DS-CAMP-02). */
function packsOf({ figures, fallen = {}, made }: State): Packs {
  const packs: Packs = {};
  for (const { id } of heroes) {
    const own = figures.find((figure: Figure) => figure.id === id)?.items ?? fallen[id];
    if (own) packs[id] = [...own];
  }
  for (const { item, by } of made) vanish(packs, item, by as HeroId);
  return packs;
}

/** A made copy is taken from its maker, or from the hero it was handed on to. */
function vanish(packs: Packs, item: string, by: HeroId): void {
  const bearer = [by, ...heroes.map(({ id }) => id)].find(id => packs[id]?.includes(item));
  if (bearer === undefined) return;
  const pack = [...(packs[bearer] ?? [])];
  pack.splice(pack.lastIndexOf(item), 1);
  packs[bearer] = pack;
}

/** Rewards with a name on them (DS-CAMP-05). */
function handedOut(state: State, reward: Reward | undefined): [string, HeroId][] {
  return Object.entries(reward?.items ?? {}).flatMap(([owner, ids]) => {
    const hero = owner === 'escaped' ? escaped(state) : owner === 'anyone' ? undefined : (owner as HeroId);
    return hero === undefined ? [] : (ids ?? []).map((id): [string, HeroId] => [id, hero]);
  });
}

/** The hero on the mark of a `reach` goal. */
function escaped(state: State): HeroId | undefined {
  const marks = adventureOf(state.adventure).victory.heroes.flatMap(goal => (goal.is === 'reach' ? [goal.mark] : []));
  const cells = marks.flatMap(mark => planFor(state).marks.get(mark) ?? []);
  return state.figures.find(figure => isHero(figure) && cells.includes(figure.cell))?.id as HeroId | undefined;
}

// -------------------------------------------------------------------------------------------------------------------- news

const TRY_AGAIN: Text = {
  en: 'The heroes try again, with what they had brought along.',
  de: 'Die Helden versuchen es noch einmal, mit allem, was sie mitgebracht hatten.',
};

const legendNews = (side: 'heroes' | 'overlord', legend: number): Text => ({
  en: `The ${side === 'heroes' ? 'heroes gain' : 'overlord gains'} ${legend} legend.`,
  de: `${side === 'heroes' ? 'Die Helden gewinnen' : 'Der Overlord gewinnt'} ${legend} Legende.`,
});

const rewardNews = ([item, hero]: [string, HeroId]): Text => ({
  en: `${nameOf(hero, 'en')} is rewarded with ${nameOf(item, 'en')}.`,
  de: `${nameOf(hero, 'de')} erhält zum Lohn: ${nameOf(item, 'de')}.`,
});

const spoilsNews = (spoils: readonly string[]): Text => ({
  en: `To be handed out before the next adventure: ${spoils.map(id => nameOf(id, 'en')).join(', ')}.`,
  de: `Vor dem nächsten Abenteuer zu verteilen: ${spoils.map(id => nameOf(id, 'de')).join(', ')}.`,
});
