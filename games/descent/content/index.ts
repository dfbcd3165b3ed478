import type { Companion, Monster, State } from '../state.ts';
import type { BoxId } from './boxes/box.ts';
import type { Card } from './card.ts';
import type {
  AllyCard,
  CitizenCard,
  FamiliarCard,
  HeroClass,
  HeroSheet,
  Item,
  MonsterAbility,
  MonsterCard,
  MonsterLine,
  OverlordCard,
  Skill,
} from './cards.ts';
import type { AgentCard, PlotCard } from './plot.ts';
import type { Character, Encounter, FigureRule, Quest, QuestCard, Thing } from './quest.ts';
import { QUEST_CARDS } from './quest-cards.ts';
import { OPENED } from './quests/opened.ts';
import type { AdvancedQuest, RumorCard } from './rumors.ts';
import type { SecretRoom } from './secret-room.ts';
import {
  ABILITIES,
  ADVANCED,
  AGENTS,
  ALLIES,
  ALLY_SKILLS,
  CARDS,
  CITIZENS,
  CITY,
  CLASS_ITEMS,
  CLASSES,
  FAMILIARS,
  HEROES,
  ITEMS,
  inPlay,
  KEPT,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  PLOT_DECKS,
  PLOTS,
  RELICS,
  ROOMS,
  RUMORS,
  SEARCH,
  SHOP,
  SKILLS,
  STONES,
  TAINTED,
  TRAVEL,
} from './tables.ts';
import type { TravelEvent } from './travel.ts';
import type { Act, Size, TravelSymbol } from './words.ts';

function found<T>(table: Readonly<Record<string, T>>, id: string, what: string): T {
  const one = table[id];
  if (one === undefined) throw new RangeError(`There is no ${what} "${id}".`);
  return one;
}

/** The same for what is looked up all the time: what was found once is remembered, boxes only ever add to a table. */
function finder<T>(table: Readonly<Record<string, T>>, what: string): (id: string) => T {
  const known = new Map<string, T>();
  return id => {
    let one = known.get(id);
    if (one === undefined) {
      one = found(table, id, what);
      known.set(id, one);
    }
    return one;
  };
}

const CARDLESS: Card = { name: { en: '', de: '' } };

export const heroSheetOf = finder<HeroSheet>(HEROES, 'hero');
export const classOf = (id: string): HeroClass => found(CLASSES, id, 'class');
export const skillOf = (id: string): Skill => found(SKILLS, id, 'skill');
/** A tainted card, face up. */
export const isTaint = (id: string): boolean => Object.hasOwn(TAINTED, id);
/** A travel card that somebody keeps. */
export const isKept = (id: string): boolean => KEPT.has(id);
export const isItem = (id: string): boolean => Object.hasOwn(ITEMS, id);
export const itemOf = finder<Item>(ITEMS, 'item');
export const abilityOf = finder<MonsterAbility>(ABILITIES, 'ability of monsters');
export const familiarOf = (id: string): FamiliarCard => found(FAMILIARS, id, 'familiar');
export const allyCardOf = finder<AllyCard>(ALLIES, 'ally');
export const citizenOf = (id: string): CitizenCard => found(CITIZENS, id, 'corrupt citizen');
export const overlordCardOf = finder<OverlordCard>(OVERLORD_CARDS, 'overlord card');
export const rumorOf = (id: string): RumorCard => found(RUMORS, id, 'rumor card');
export const advancedOf = (id: string): AdvancedQuest => found(ADVANCED, id, 'advanced quest card');
export const roomOf = finder<SecretRoom>(ROOMS, 'secret room');
export const monsterSheetOf = finder<MonsterCard>(MONSTERS, 'monster');

/** What a card of either deck says of a stop; undefined: nothing happens (D2-TRVGEN-07). */
export const eventOf = (card: string, symbol: TravelSymbol): TravelEvent | undefined =>
  (TRAVEL[card] ?? CITY[card])?.[symbol];

/** Everything with rules on it that lies with a figure. */
export const cardOf = (id: string): Card => CARDS[id] ?? CARDLESS;

export const plotCardOf = finder<PlotCard>(PLOTS, 'plot card');
export const isPlotCard = (id: string): boolean => Object.hasOwn(PLOTS, id);
export const isAgent = (of: string): boolean => Object.hasOwn(AGENTS, of);
export const agentOf = (of: string): AgentCard => found<AgentCard>(AGENTS, of, 'agent');

export const isLieutenant = (of: string): boolean => Object.hasOwn(LIEUTENANTS, of);

/** The line of its card that counts for a monster: act, rank, for lieutenants the number of heroes (D2-MGEN-05, -06, D2-LTGEN-07). */
export function monsterCardOf(
  state: Pick<State, 'act' | 'size'> & Partial<Pick<State, 'lasting'>> & { readonly plot?: unknown },
  monster: Pick<Monster, 'of' | 'rank'> & Partial<Pick<Monster, 'id' | 'group'>>,
): MonsterLine {
  const { of, rank } = monster;
  if (rank === 'lieutenant') return lieutenantLine(of, state.act, state.size);
  if (isAgent(of)) return agentLine(of, state.act, state.size);
  const card = monsterSheetOf(of);
  return lineWithAttack(card, card.acts[state.act][lineOf(state, monster) ?? rank]);
}

/** A plot card may give minions the values of masters. */
export function lineOf(
  { plot, lasting = [] }: Partial<Pick<State, 'lasting'>> & { readonly plot?: unknown },
  { rank, id, group }: Pick<Monster, 'rank'> & Partial<Pick<Monster, 'id' | 'group'>>,
): 'master' | null {
  if (plot === undefined || rank !== 'minion') return null;
  return lasting.some(({ what, on }) => what.do === 'as-master' && (on === id || on === `members/${group}`))
    ? 'master'
    : null;
}

const lines = new Map<string, MonsterLine>();

function lieutenantLine(of: string, act: 1 | 2, size: Size): MonsterLine {
  const key = `${of}/${act}/${size}`;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const card = found(LIEUTENANTS, of, 'lieutenant');
  const { by, ...rest } =
    card.acts[act] ??
    found(card.acts as Readonly<Record<string, NonNullable<(typeof card.acts)[1]>>>, act === 1 ? '2' : '1', 'act');
  const line: MonsterLine = { attack: card.attack, ...rest, ...by[size] };
  lines.set(key, line);
  return line;
}

/** An agent has the values of his own card of the act (D2-AGT-02). */
function agentLine(of: string, act: Act, size: Size): MonsterLine {
  const key = `${of}/${act}/${size}`;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const card = agentOf(of);
  const { by, ...rest } = card.acts[act];
  const line: MonsterLine = { attack: card.attack, ...rest, ...by[size] };
  lines.set(key, line);
  return line;
}

/** The card of a familiar or an image; what the quest says of its people and objects. */
export function companionCardOf(
  state: Pick<State, 'quest' | 'encounter' | 'act' | 'size'>,
  { of, kind }: Pick<Companion, 'of' | 'kind'>,
): FamiliarCard {
  if (kind === 'familiar' || kind === 'image') return familiarOf(of);
  if (kind === 'ally') return allyLine(of, state.size);
  const character = characterOf(state, of);
  const key = `${state.act}/${state.size}`;
  const known = people.get(character) ?? new Map<string, FamiliarCard>();
  people.set(character, known);
  const card = known.get(key) ?? sheetOf(state, character);
  known.set(key, card);
  return card;
}
const people = new WeakMap<Character, Map<string, FamiliarCard>>();

/** The card of an ally, with its values for so many heroes (D2-ALLY-04). */
function allyLine(of: string, size: Size): FamiliarCard {
  const key = `${of}/${size}`;
  let line = allies.get(key);
  if (line === undefined) {
    const { by, lieutenant: _, ...card } = allyCardOf(of);
    line = { ...card, ...by[size], figure: true };
    allies.set(key, line);
  }
  return line;
}
const allies = new Map<string, FamiliarCard>();

function sheetOf({ act, size }: Pick<State, 'act' | 'size'>, character: Character): FamiliarCard {
  const { name, as, like, health, defence, speed, standing = [], abilities = [] } = character;
  const own = { name, standing, abilities, figure: as !== 'object' };
  // The quest may give it another speed (D2C-QLOR-36).
  if (like !== undefined) return { ...lieutenantLine(like, act, size), ...own, ...(speed !== undefined && { speed }) };
  const { attack, dice, attributes } = character;
  return {
    ...own,
    speed: speed ?? 0,
    health: typeof health === 'number' ? health : health[size],
    defence,
    ...(attack !== undefined && { attack }),
    ...(dice !== undefined && { dice }),
    ...(attributes !== undefined && { attributes }),
  };
}

export const characterOf = ({ quest, encounter }: Pick<State, 'quest' | 'encounter'>, of: string): Character =>
  found(questOf(quest, encounter).characters ?? {}, of, 'character of this quest');

/** What the quest says of monsters of a kind, or of the unique one among them (D2-RTLAI-44). */
export function figureRuleOf(
  { quest, encounter }: Pick<State, 'quest' | 'encounter'>,
  { id, of, token }: Pick<Monster, 'id' | 'of' | 'token'>,
): FigureRule | null {
  // A monster token is a monster, whatever the quest makes of its kind (D2-SECGEN-13).
  if (token) return null;
  const rule = questOf(quest, encounter).figures?.[of] ?? null;
  return rule?.unique && id !== `${of}-master-1` ? null : rule;
}

/** What the quest says of a kind of tokens. */
export const thingOf = ({ quest, encounter }: Pick<State, 'quest' | 'encounter'>, kind: string): Thing | null =>
  questOf(quest, encounter).things?.[kind] ?? null;

const withAttack = new WeakMap<MonsterLine, MonsterLine>();

function lineWithAttack({ attack }: MonsterCard, line: MonsterLine): MonsterLine {
  let whole = withAttack.get(line);
  if (whole === undefined) {
    whole = { attack, ...line };
    withAttack.set(line, whole);
  }
  return whole;
}

export const groupSizeOf = (of: string, size: Size): { readonly minions: number; readonly masters: number } =>
  isLieutenant(of) ? { minions: 0, masters: 0 } : found<MonsterCard>(MONSTERS, of, 'monster').group[size];

/** Its base: spaces one way and the other. */
export function sizeOfMonster(of: string): { readonly w: number; readonly h: number } {
  const known = sizes.get(of);
  if (known !== undefined) return known;
  const [h, w] = isAgent(of)
    ? agentOf(of).size
    : (isLieutenant(of) ? found(LIEUTENANTS, of, 'lieutenant') : found<MonsterCard>(MONSTERS, of, 'monster')).size;
  const size = { w, h };
  sizes.set(of, size);
  return size;
}
const sizes = new Map<string, { readonly w: number; readonly h: number }>();

/** Played together against the automaton (D2-RTL-06). */
export const isCooperative = ({ upgrade, legend }: Pick<Quest, 'upgrade' | 'legend'>): boolean =>
  upgrade !== undefined || legend !== undefined;

/** What everybody is told of a quest, opened or not. */
export const questCardOf = (id: string): QuestCard => found(QUEST_CARDS, id, 'quest');
export const isQuest = (id: string): boolean => Object.hasOwn(QUEST_CARDS, id);

export function wholeQuest(id: string): Quest {
  const one = OPENED[id];
  if (one !== undefined) return one;
  throw new RangeError(isQuest(id) ? `The quest "${id}" was not opened.` : `There is no quest "${id}".`);
}
export function questOf(id: string, encounter: number): Encounter {
  if (id === last.id && encounter === last.encounter && last.of !== null) return last.of;
  const one = wholeQuest(id).encounters[encounter];
  if (one === undefined) throw new RangeError(`There is no encounter "${encounter}".`);
  last = { id, encounter, of: one };
  return one;
}
/** Asked for all the time, and nearly always the same; boxes only ever add quests. */
let last: { readonly id: string; readonly encounter: number; readonly of: Encounter | null } = {
  id: '',
  encounter: 0,
  of: null,
};
export const encountersOf = (id: string): number => wholeQuest(id).encounters.length;

/** Monster groups the overlord may choose for an open group (D2-MGEN-16); where the quest says so, none that takes more spaces (D2C-QTSR-24). */
export const openGroups = (
  boxes: readonly BoxId[],
  traits: readonly string[],
  used: readonly string[],
  most = 6,
): string[] =>
  inPlay('monsters', boxes).filter(id => {
    const card = found<MonsterCard>(MONSTERS, id, 'monster');
    return (
      !used.includes(id) && card.traits.some(trait => traits.includes(trait)) && card.size[0] * card.size[1] <= most
    );
  });

export {
  ABILITIES,
  ADVANCED,
  AGENTS,
  ALLIES,
  ALLY_SKILLS,
  CITIZENS,
  CITY,
  CLASS_ITEMS,
  CLASSES,
  FAMILIARS,
  HEROES,
  inPlay,
  KEPT,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  PLOT_DECKS,
  PLOTS,
  QUEST_CARDS,
  RELICS,
  ROOMS,
  RUMORS,
  SEARCH,
  SHOP,
  SKILLS,
  STONES,
  TAINTED,
  TRAVEL,
};
