import { choose } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { seatOf } from '../state.ts';
import type { CardWord } from './word.ts';

/** You choose one of your used feats; it may be used once more. Needs such a feat. */
export interface RenewFeat {
  readonly do: 'renew-feat';
}

export const renewFeat: CardWord<RenewFeat> = {
  can: ({ you }) => you.feats.some(feat => feat.used),
  *act({ state, io, you }) {
    const used = you.feats.filter(feat => feat.used);
    if (used.length === 0) return;
    const options: Choice[] = used.map(({ id }) => ({ do: 'renew', feat: id }));
    const choice = yield* choose({ seat: seatOf(state, you), kind: 'renew', rule: 'DS-FEAT-02', options });
    const feat = used.find(({ id }) => choice.do === 'renew' && id === choice.feat);
    if (!feat) return;
    feat.used = false;
    io.tell?.({ kind: 'renewed', figure: you.id, feat: feat.id, rule: 'DS-FEAT-02' });
  },
  say: (_, { t }) =>
    t(
      'One of your used feats may be used again.',
      'Eine deiner verbrauchten Heldentaten darf noch einmal eingesetzt werden.',
    ),
};
