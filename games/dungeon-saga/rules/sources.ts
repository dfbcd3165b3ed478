import type { Trigger } from '@tafelrunde/engine';
import { adventureAction } from '../content/adventures/index.ts';
import {
  type Announced,
  type At,
  abilities,
  type BossId,
  type Effect,
  feats,
  type Grant as GrantEffect,
  type HeroId,
  items,
  type Moment,
  type PassiveEffect,
  type Roam,
  spells,
} from '../content/index.ts';
import { type Attack, type Figure, type Grant, profileOf, type State } from '../state.ts';

/** What an ability or item does at a moment that rules announce. */
export interface Timed extends Trigger<Announced> {
  readonly does: At;
}

/** An ability or item as the rules ask for it: what it does always, and what it does at which moment. */
export interface Source {
  readonly id: string;
  readonly passives: readonly PassiveEffect[];
  readonly ats: readonly At[];
  readonly triggers: readonly Timed[];
  readonly moments: ReadonlySet<Moment>;
  readonly roams: number;
  readonly bearers: readonly (HeroId | BossId)[] | null;
  readonly isItem: boolean;
}

export const ROAM_BITS: Readonly<Record<Roam['despite'], number>> = {
  figures: 1,
  furnishing: 2,
  stopping: 4,
  'free-strikes': 8,
};

const isAnnounced = (moment: Moment): moment is Announced => moment !== 'own-turn' && moment !== 'action';

const isAt = (effect: Effect): effect is At => effect.do === 'at';

function sourceFrom(
  id: string,
  effects: readonly (PassiveEffect | At)[],
  bearers: Source['bearers'],
  isItem: boolean,
): Source {
  const ats = effects.filter(isAt);
  const passives = effects.filter((effect): effect is PassiveEffect => !isAt(effect));
  const triggers = ats.flatMap(at => (isAnnounced(at.moment) ? [{ at: at.moment, may: at.may, does: at }] : []));
  return {
    id,
    passives,
    ats,
    triggers,
    moments: new Set(ats.map(at => at.moment)),
    roams: roamsIn(passives),
    bearers,
    isItem,
  };
}

function roamsIn(effects: readonly { readonly do: string }[]): number {
  return effects.reduce((bits, e) => (e.do === 'roam' ? bits | ROAM_BITS[(e as Roam).despite] : bits), 0);
}

const sources: ReadonlyMap<string, Source> = new Map([
  ...abilities.map(a => [a.id, sourceFrom(a.id, a.effects, null, false)] as const),
  ...items.map(i => [i.id, sourceFrom(i.id, i.effects, i.bearers ?? null, true)] as const),
]);

export function sourceOf(id: string): Source {
  const found = sources.get(id);
  if (!found) throw new Error(`There is no ability or item "${id}" in Dungeon Saga.`);
  return found;
}

/** Whether the figure may use an item it carries (DS-ITEM-03). */
export const mayBear = (figure: Figure, { bearers }: Source): boolean =>
  bearers === null || (bearers as readonly string[]).includes(figure.of);

/** What follows from the abilities on a sheet alone, worked out once per sheet. */
interface Traits {
  readonly sources: readonly Source[];
  readonly moments: ReadonlySet<Moment>;
  readonly roams: number;
  readonly hasAura: boolean;
  readonly changesMove: boolean;
}

/** By content id, for both sides of a hero's sheet. */
const traits = new Map<string, Traits>();
const legendaryTraits = new Map<string, Traits>();

function traitsOf(figure: Figure): Traits {
  const known = figure.legendary ? legendaryTraits : traits;
  let own = known.get(figure.of);
  if (!own) {
    own = traitsFrom(profileOf(figure).abilities.map(sourceOf));
    known.set(figure.of, own);
  }
  return own;
}

function traitsFrom(own: readonly Source[]): Traits {
  const passives = own.flatMap(source => source.passives);
  return {
    sources: own,
    moments: new Set(own.flatMap(source => [...source.moments])),
    roams: own.reduce((bits, source) => bits | source.roams, 0),
    hasAura: passives.some(effect => effect.do === 'aura'),
    changesMove: passives.some(effect => effect.do === 'modify' && effect.stat === 'move'),
  };
}

/** Abilities and usable items of a figure, each once however many copies it carries. */
export function sourcesOf(figure: Figure): readonly Source[] {
  const own = traitsOf(figure).sources;
  if (figure.items.length === 0) return own;
  const carried = [...new Set(figure.items)].map(sourceOf).filter(source => mayBear(figure, source));
  return [...own, ...carried];
}

/** Whether the figure has something to say at a moment at all: nearly always not, and then nothing is computed. */
export function listensAt(figure: Figure, moment: Moment): boolean {
  if (traitsOf(figure).moments.has(moment)) return true;
  for (let i = 0; i < figure.items.length; i++)
    if (sourceOf(figure.items[i] as string).moments.has(moment)) return true;
  return false;
}

/** Whether the figure may affect others by being near; only abilities and items do. */
export const hasAura = (figure: Figure): boolean =>
  traitsOf(figure).hasAura || figure.items.some(id => sourceOf(id).passives.some(effect => effect.do === 'aura'));

/** Whether anything could change how far the figure moves. Auras never do. */
export const mayChangeMove = (state: State, figure: Figure): boolean =>
  state.grants.length > 0 || figure.items.length > 0 || traitsOf(figure).changesMove;

// ------------------------------------------------------------------------------------------------------- lasting effects

/** A `grant` as it counts. */
interface Granted {
  readonly effect: GrantEffect;
  readonly roams: number;
}

type Named = { readonly source: string; readonly key: string };

/** The name of a lasting effect on its card: the card's own, unless it has several. */
export const keyOf = (source: string, { key }: GrantEffect): string => key ?? source;

const cards: ReadonlyMap<string, readonly Effect[]> = new Map(
  [...abilities, ...items, ...feats, ...spells].map(({ id, effects }) => [id, effects]),
);
const granted = new Map<string, ReadonlyMap<string, Granted>>();

/** What a lasting effect does, by the names it has in the state. */
export function grantNamed({ source, key }: Named): Granted {
  let known = granted.get(source);
  const effects = known ? undefined : (cards.get(source) ?? adventureAction(source)?.effects);
  if (effects) {
    known = grantsIn(source, effects);
    granted.set(source, known);
  }
  const found = known?.get(key);
  if (!found) throw new Error(`There is no lasting effect "${key}" of "${source}" in Dungeon Saga.`);
  return found;
}

/** The lasting effects of a card or of an action of an adventure, by their keys. */
export function grantsIn(source: string, effects: readonly Effect[]): ReadonlyMap<string, Granted> {
  const found = new Map<string, Granted>();
  const visit = (list: readonly Effect[]): void => {
    for (const effect of list) {
      if (effect.do === 'at' || effect.do === 'roll') visit(effect.effects);
      if (effect.do !== 'grant') continue;
      const key = keyOf(source, effect);
      if (found.has(key)) throw new Error(`Two lasting effects of "${source}" are called "${key}".`);
      found.set(key, { effect, roams: roamsIn(effect.effects) });
    }
  };
  visit(effects);
  return found;
}

// ---------------------------------------------------------------------------------------------------------- questions

/** Where lasting effects stand, in a state as in a view. */
type Lying = { readonly grants: readonly Grant[]; readonly attack: Attack | null };

/** Calls `each` with every passive effect on a figure and where it comes from, auras of others left out. */
export function eachPassive(state: Lying, figure: Figure, each: (effect: PassiveEffect, source: string) => void): void {
  for (const source of sourcesOf(figure)) for (const effect of source.passives) each(effect, source.id);
  for (const grant of state.grants) if (grant.on === figure.id) eachGranted(grant, each);
  if (state.attack === null) return;
  for (const grant of state.attack.grants) if (grant.on === figure.id) eachGranted(grant, each);
}

function eachGranted(grant: Named, each: (effect: PassiveEffect, source: string) => void): void {
  for (const passive of grantNamed(grant).effect.effects) each(passive, grant.source);
}

/** The freedoms of movement that a figure has, as bits (see `Roam`). */
export function roamsOf(state: State, figure: Figure): number {
  let bits = traitsOf(figure).roams;
  for (let i = 0; i < figure.items.length; i++) {
    const source = sourceOf(figure.items[i] as string);
    if (source.roams && mayBear(figure, source)) bits |= source.roams;
  }
  for (let i = 0; i < state.grants.length; i++) {
    const grant = state.grants[i] as State['grants'][number];
    if (grant.on === figure.id) bits |= grantNamed(grant).roams;
  }
  return bits;
}

export const roams = (state: State, figure: Figure, despite: Roam['despite']): boolean =>
  (roamsOf(state, figure) & ROAM_BITS[despite]) !== 0;

export function ignores(state: Lying, figure: Figure, penalty: string): boolean {
  let found = false;
  eachPassive(state, figure, effect => {
    if (effect.do === 'ignore' && effect.penalty === penalty) found = true;
  });
  return found;
}

/** Whether enemies in front of the figure cannot break away (see `Hold`). */
export function holds(state: State, figure: Figure): boolean {
  let found = false;
  eachPassive(state, figure, effect => {
    if (effect.do === 'hold') found = true;
  });
  return found;
}
