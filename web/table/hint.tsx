import type { Lang, Text } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';
import { hovering } from './hands.ts';
import type { Sitting } from './use-table.ts';

const en = {
  hinting: 'Asking a bot …',
  hintIs: 'A bot in your place would think of this:',
  outlook: (share: string) => `outlook ${share}`,
  reason: (name: Text, change: number) => `${change > 0 ? '↑' : '↓'} ${name.en}`,
  plan: (steps: number, proven: boolean, result: Text | undefined) =>
    `${steps === 1 ? 'one step' : `a plan of ${steps} steps`}${proven ? ', nothing is better' : ''}${result ? `: ${result.en}` : ''}`,
  noHint: 'The bot has no opinion on this game.',
};

const de: Shape<typeof en> = {
  hinting: 'Ein Bot überlegt …',
  hintIs: 'Das würde ein Bot an deiner Stelle erwägen:',
  outlook: share => `Aussicht ${share}`,
  reason: (name, change) => `${change > 0 ? '↑' : '↓'} ${name.de}`,
  plan: (steps, proven, result) =>
    `${steps === 1 ? 'ein Schritt' : `ein Plan aus ${steps} Schritten`}${proven ? ', nichts ist besser' : ''}${result ? `: ${result.de}` : ''}`,
  noHint: 'Zu diesem Spiel hat der Bot keine Meinung.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What a bot would do with the eyes of this seat: a few options, their outlook, and what they change. */
export function Hint({ sitting: { advice, groups, looked, marked, look, request } }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const says = ALL[m.lang];
  if (advice === null) return null;
  if (advice === 'asked') return <p className="hint">{says.hinting}</p>;
  const offers = groups.flatMap(group => group.offers);
  const known = advice.flatMap(({ option, ...rest }) => {
    const offer = offers.find(({ id }) => id === option);
    return offer ? [{ offer, ...rest }] : [];
  });
  if (known.length === 0) return <p className="hint">{says.noHint}</p>;
  return (
    <div className="hint">
      <p>{says.hintIs}</p>
      {known.map(({ offer, outlook, why, plan }) => (
        <button
          key={offer.id}
          type="button"
          className="option"
          data-looked={looked === offer.id}
          data-marked={marked === offer.id}
          onMouseEnter={hovering(offer.id, look).onMouseEnter}
          onFocus={event => event.currentTarget.matches(':focus-visible') && look(offer.id)}
          onClick={() => request(offer.id)}
        >
          <span>
            {offer.text}
            <small>
              {[says.outlook(m.percent(outlook)), ...why.map(reason => says.reason(reason.name, reason.change))].join(
                ' · ',
              )}
            </small>
            {plan ? <small>{says.plan(plan.line.length, plan.proven, plan.result)}</small> : null}
          </span>
        </button>
      ))}
    </div>
  );
}
