import { capital } from '@tafelrunde/engine';
import type { Aim, Until } from '../content/effects.ts';
import { untilWords } from '../content/words.ts';
import { nameOfGrant } from '../rules/sources.ts';
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

function begin({ state, io, you }: Cause, on: Figure, effect: Grant): undefined {
  const name = nameOfGrant(effect);
  if (effect.until === 'attack') {
    state.attack?.grants.push({ grant: name, on: on.id });
  } else {
    // The same card counts once on a figure: a second one only renews the first.
    const old = state.grants.findIndex(g => g.grant === name && g.on === on.id);
    if (old >= 0) state.grants.splice(old, 1);
    state.grants.push({ grant: name, on: on.id, by: you.id, until: effect.until });
  }
  io.tell?.({ kind: 'granted', figure: on.id, source: name.split('/')[0] ?? name, rule: 'DS-MAGIC-03' });
}
