import { capital, renew } from '@tafelrunde/engine';
import type { Aim, Until } from '../content/effects.ts';
import { untilWords } from '../content/words.ts';
import { keyOf } from '../rules/sources.ts';
import type { Figure } from '../state.ts';
import type { ExtraHits } from './extra-hits.ts';
import type { Hold } from './hold.ts';
import type { Ignore } from './ignore.ts';
import type { Modify } from './modify.ts';
import type { Roam } from './roam.ts';
import { anyone, type CardWord, type Cause, isAny, onEach, who } from './word.ts';

/** The targets have the passive effects for a while. A spell effect token marks them (DS-MAGIC-03). */
export interface Grant {
  readonly do: 'grant';
  readonly aim: Aim;
  readonly until: Until;
  /** Its name in saved matches, where a card has several; otherwise the card's own. */
  readonly key?: string;
  readonly effects: readonly (Modify | Ignore | ExtraHits | Roam | Hold)[];
}

export const grant: CardWord<Grant> = {
  can: (at, { aim }) => isAny(at, aim, anyone),
  act: (at, effect) => onEach(at, effect.aim, anyone, figure => begin(at, figure, effect)),
  say({ aim, until, effects }, s) {
    const lasts = untilWords[until][s.lang];
    return `${aim === 'you' ? capital(lasts) : `${who(aim, s)}, ${lasts}`}: ${capital(s.phrases(effects))}.`;
  },
};

function begin({ state, io, you, source }: Cause, { id }: Figure, effect: Grant): undefined {
  const key = keyOf(source, effect);
  const { until } = effect;
  if (until === 'attack') state.attack?.grants.push({ source, key, on: id });
  // The same card counts once on a figure: a second one only renews the first.
  else renew(state.grants, { source, key, on: id, by: you.id, until });
  io.tell?.({ kind: 'granted', figure: id, source, rule: 'DS-MAGIC-03' });
}
