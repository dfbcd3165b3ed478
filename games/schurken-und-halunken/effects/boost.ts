import type { Stat } from '../content/values.ts';
import { type Opponent, ownerOf, type State } from '../state.ts';
import { counts } from './counting.ts';
import { changes, who } from './phrases.ts';
import { hasTarget, pickTargets, type Target } from './targets.ts';
import type { Effect } from './vocabulary.ts';
import { type CardWord, RULE } from './word.ts';

/**
 * Changes a value for a while: `combat` until the running combat or casting is over, `turn` until the end of the current turn, `round` until the
 * start of your next turn. Ends with the figure's death. Boosts add up.
 */
export interface Boost {
  readonly do: 'boost';
  readonly target: Target;
  readonly stat: Stat;
  readonly by: number;
  readonly until: 'combat' | 'turn' | 'round';
}

const gains =
  (state: State, { stat, until }: Boost) =>
  (figure: Opponent): boolean =>
    counts(state, figure, stat, until);

/** Magic also counts where there is no combat. */
const onlyRolled = (stat: Stat): boolean => stat === 'magic';

export const boost: CardWord<Boost> = {
  can: ({ state, cause }, effect) => hasTarget(state, effect.target, cause, gains(state, effect)),
  *act({ state, io, cause }, effect) {
    const { target, stat, by, until } = effect;
    const targets = yield* pickTargets(state, target, cause, gains(state, effect));
    for (const { id } of targets) {
      const { group, source } = cause;
      state.boosts.push({ source, key: stat, on: id, by: ownerOf(group), until, stat, amount: by });
      io.tell?.({ kind: 'boosted', who: id, stat, by, until, rule: RULE });
    }
    cause.same = targets.map(({ id }) => id);
  },
  joins: (a, b) =>
    (b.target === 'same' || b.target === a.target) && a.until === b.until && onlyRolled(a.stat) === onlyRolled(b.stat),
  say(effect, scribe, more) {
    const { t } = scribe;
    const what = changes([effect, ...more], scribe);
    const until = {
      combat: onlyRolled(effect.stat)
        ? t('for this roll', 'für diesen Wurf')
        : t('for this combat', 'für diesen Kampf'),
      turn: t('until the end of the turn', 'bis zum Ende des Zuges'),
      round: t('until your next turn', 'bis zu deinem nächsten Zug'),
    }[effect.until];
    if (effect.target === 'self') return `${what} ${until}.`;
    const subject = who(effect.target, scribe);
    return t(`${subject} gets ${what} ${until}.`, `${subject} erhält ${what} ${until}.`);
  },
};

/** What a card costs the figure it is played on is no reason to play it. */
export const isPrice = (effect: Effect): boolean => effect.do === 'boost' && effect.target === 'self' && effect.by < 0;
