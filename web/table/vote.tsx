import { useMessages } from '../messages/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useSeldomMessages } from './seldom-messages.ts';
import type { Sitting } from './use-table.ts';

/** Dice have fallen or somebody else has decided: going back is for all to agree on. */
export function Vote({ sitting: { situation, answerVote } }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const s = useSeldomMessages();
  const people = situation.chairs.filter(({ kind }) => kind !== 'bot').length;
  return (
    <Dialog title={s.agree} close={() => answerVote(false)}>
      {situation.back.kind === 'vote' ? <p>{situation.back.why[m.lang]}</p> : null}
      <p>{people > 1 ? s.agreeAll : s.agreeBots}</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => answerVote(false)}>
          {m.cancel}
        </button>
        <button type="button" className="button main" onClick={() => answerVote(true)}>
          {s.goBack}
        </button>
      </div>
    </Dialog>
  );
}
