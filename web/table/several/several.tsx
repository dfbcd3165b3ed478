import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../../messages/index.ts';
import type { Shape } from '../../messages/shape.ts';
import { hovering } from '../hands.ts';
import type { Sitting } from '../use-table.ts';
import { COMMIT, countOf, type Gathering, isEnough } from './gathered.ts';
import './several.css';

const en = {
  chosen: (n: number, of: number | null) => (of === null ? `${n} chosen` : `${n} of ${of} chosen`),
  all: (n: number) => (n === 1 ? 'Carry out this one' : `Carry out these ${n}`),
  none: 'None, go on',
  letGo: 'Choose anew',
};
const de: Shape<typeof en> = {
  chosen: (n, of) => (of === null ? `${n} gewählt` : `${n} von ${of} gewählt`),
  all: n => (n === 1 ? 'Dies ausführen' : `Diese ${n} ausführen`),
  none: 'Nichts, weiter',
  letGo: 'Neu wählen',
};
const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What the rules ask one after the other is chosen in one go, on the board or here, and then carried out. */
export function SeveralOptions({ sitting, gathering }: { readonly sitting: Sitting; readonly gathering: Gathering }) {
  const { lang } = useMessages();
  const says = ALL[lang];
  const { table, situation, words, groups, gathered, look, request, commit, letGo } = sitting;
  const signs = new Map(groups.flatMap(({ offers }) => offers).map(({ id, sign }) => [id, sign]));
  const offers = (situation.ask?.options ?? []).filter(choice => !gathering.isDone(choice));
  const n = gathered.length;
  return (
    <div className="options several">
      <fieldset className="option-group">
        <legend>{says.chosen(n, gathering.wanted)}</legend>
        {offers.map(choice => {
          const id = table.optionId(choice);
          const count = countOf(gathered, id);
          return (
            <button
              key={id}
              type="button"
              className="option"
              data-option={id}
              aria-pressed={count > 0}
              aria-keyshortcuts={signs.get(id) ?? undefined}
              {...hovering(id, look)}
              onFocus={event => event.currentTarget.matches(':focus-visible') && look(id)}
              onClick={() => request(id)}
            >
              <kbd>{signs.get(id)}</kbd>
              <span>{words.option(choice)}</span>
              <b className="several-mark">{count > 1 ? `× ${count}` : count === 1 ? '✓' : ''}</b>
            </button>
          );
        })}
      </fieldset>
      <div className="several-foot">
        <button
          type="button"
          className="button main several-commit"
          disabled={!isEnough(gathering, gathered)}
          aria-keyshortcuts={COMMIT}
          onClick={commit}
        >
          <kbd>{COMMIT}</kbd> {n === 0 && gathering.wanted === null ? says.none : says.all(gathering.wanted ?? n)}
        </button>
        <button type="button" className="button quiet" disabled={n === 0} onClick={letGo}>
          {says.letGo}
        </button>
      </div>
    </div>
  );
}
