import type { Aim } from '../../effects/aim.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Test } from '../../effects/tests.ts';

/** The moment is about a servant; about the other figure being one. */
export const OF_A_SERVANT: Test = { is: 'that-is', of: { is: 'servant' } };
export const BY_A_SERVANT: Test = { is: 'that-is', of: { is: 'servant' }, part: 'other' };

/** A servant so near to the figure the moment is about. */
export const servantNear = (within: number): Test => ({
  is: 'that-is',
  of: { is: 'near-is', within, of: { is: 'servant' } },
});
export const theServant = (within: number): Aim => ({
  who: 'monster',
  self: true,
  within,
  from: 'that',
  if: { is: 'servant' },
});

/** What lies on a servant until it is defeated; a new one that is summoned takes it over (D2-SERV-08). */
export const onServant = (...effects: readonly Effect[]): Effect => ({
  do: 'attach',
  to: 'servant',
  effects: [
    ...effects,
    {
      do: 'on',
      at: 'defeated',
      ability: {
        at: 'defeated',
        must: true,
        if: { is: 'that-is', of: { is: 'in-this-group' } },
        effects: [{ do: 'lift' }],
      },
    },
  ],
});
