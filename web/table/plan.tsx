import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';
import { useSeldomMessages } from './seldom-messages.ts';
import type { Sitting } from './use-table.ts';
import './plan.css';

const en = {
  plan: 'Your plan so far',
  about:
    'Nothing of it is settled before dice fall or something is revealed: a click takes a step back, with all after it.',
};
const de: Shape<typeof en> = {
  plan: 'Dein Plan bisher',
  about:
    'Fest ist davon nichts, ehe Würfel fallen oder etwas aufgedeckt wird: Ein Klick nimmt einen Schritt zurück, mit allem danach.',
};
const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What was decided in this turn and can still be taken back freely, step by step: a plan until a decision settles it. */
export function Plan({ sitting }: { readonly sitting: Sitting }) {
  const { table, situation, words } = sitting;
  const { lang } = useMessages();
  const says = ALL[lang];
  const steps = situation.takes.turn;
  const takeBack = async (from: number): Promise<void> => {
    for (let left = steps.length - from; left > 0; left--) if (await table.undo(false)) return;
  };
  return (
    <section className="plan" aria-label={says.plan} title={says.about}>
      <h3>{says.plan}</h3>
      <WholeTurn sitting={sitting} />
      <ol>
        {steps.map((choice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be decided twice
          <li key={i}>
            <button type="button" onClick={() => void takeBack(i)}>
              <span aria-hidden="true">↶ </span>
              {words.option(choice)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One press for the whole turn, with the words of what it takes back. */
export function WholeTurn({ sitting: { situation, words, undoTurn } }: { readonly sitting: Sitting }) {
  const s = useSeldomMessages();
  const steps = situation.takes.turn;
  if (steps.length < 2) return null;
  const taken = steps.map(choice => words.option(choice)).join('; ');
  return (
    <button type="button" className="plan-whole" aria-keyshortcuts="Shift+U" title={taken} onClick={undoTurn}>
      <span aria-hidden="true">↶ </span>
      {s.undoTurn(steps.length)}
      <small>: {taken}</small>
    </button>
  );
}
