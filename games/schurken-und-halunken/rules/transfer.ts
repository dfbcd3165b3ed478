import { type Reason, reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { InstanceId } from '../content/index.ts';
import {
  type GroupId,
  groupOf,
  type HeroFigure,
  heroFigure,
  type Io,
  type Item,
  type Play,
  type State,
} from '../state.ts';
import { decide } from './decide.ts';
import { mayBear } from './equip.ts';

type Move = Extract<Choice, { do: 'move' }>;

const NO_PART = reason('SH-SHIFT-02', {
  en: 'Giver and receiver must both have their action.',
  de: 'Gebender und empfangender Held müssen beide noch ihre Aktion haben.',
});

const mayTakePart = (hero: HeroFigure): Reason | null => (hero.actions > 0 ? null : NO_PART);

/** Giver and receiver must both have their action, and the card must fit (SH-SHIFT-02). */
export const mayMove = (from: HeroFigure, to: HeroFigure, card: InstanceId): Reason | null =>
  mayTakePart(from) ?? mayTakePart(to) ?? mayBear(to, card);

export function addTransfers(state: State, group: GroupId, list: Choice[]): void {
  const able = groupOf(state, group).heroes.filter(hero => mayTakePart(hero) === null);
  for (const to of able) addGifts(able, to, list);
}

function addGifts(givers: readonly HeroFigure[], to: HeroFigure, list: Choice[]): void {
  for (const from of givers)
    if (from !== to)
      for (const { card } of from.items)
        if (mayBear(to, card) === null) list.push({ do: 'move', from: from.id, to: to.id, card });
}

/** Any number of cards to one hero; every hero taking part spends 1 action (SH-SHIFT-01, SH-SHIFT-02). */
export function* transfer(state: State, io: Io, first: Move): Play {
  const to = heroFigure(state, first.to);
  const { heroes } = groupOf(state, to.group);
  const giving = new Set<HeroFigure>();
  to.actions--;
  let choice: Choice = first;
  while (choice.do === 'move') {
    const from = heroFigure(state, choice.from);
    if (!giving.has(from)) from.actions--;
    giving.add(from);
    handOver(io, from, to, choice.card);
    const options: Choice[] = [];
    addGifts(
      heroes.filter(hero => giving.has(hero) || hero.actions > 0),
      to,
      options,
    );
    options.push({ do: 'done' });
    choice = yield* decide(state, to.group, 'move', 'SH-SHIFT-01', options);
  }
}

/** Cooldown and use go along (SH-SHIFT-03). */
function handOver(io: Io, from: HeroFigure, to: HeroFigure, card: Move['card']): void {
  const at = from.items.findIndex(item => item.card === card);
  to.items.push(...(from.items.splice(at, 1) as Item[]));
  io.tell?.({ kind: 'moved-card', from: from.id, to: to.id, card, rule: 'SH-SHIFT-01' });
}
