import type { Lang, Text } from '@tafelrunde/engine';
import { Fragment } from 'react';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';
import { hovering } from './hands.ts';
import type { Sitting } from './use-table.ts';

const en = {
  hinting: 'Asking a bot …',
  hintIs: 'A bot in your place would think of this:',
  outlook: (tens: number) =>
    `outlook ${tens >= 90 ? 'as good as won' : tens >= 70 ? 'very good' : tens >= 60 ? 'good' : tens >= 50 ? 'even' : tens >= 30 ? 'poor' : 'very poor'}, about ${tens} %`,
  follow: (steps: number) => `Carry out the plan (${steps} steps)`,
  followAbout: 'It stops where dice fall, where something is revealed, or where a step is not on offer.',
  reason: (name: Text, change: number) => `${change > 0 ? '↑' : '↓'} ${name.en}`,
  plan: (steps: number, proven: boolean, result: Text | undefined) =>
    `${steps === 1 ? 'one step' : `a plan of ${steps} steps`}${proven ? ', nothing is better' : ''}${result ? `: ${result.en}` : ''}`,
  noHint: 'The bot has no opinion on this game.',
};

const de: Shape<typeof en> = {
  hinting: 'Ein Bot überlegt …',
  hintIs: 'Das würde ein Bot an deiner Stelle erwägen:',
  outlook: tens =>
    `Aussicht ${tens >= 90 ? 'so gut wie gewonnen' : tens >= 70 ? 'sehr gut' : tens >= 60 ? 'gut' : tens >= 50 ? 'ausgeglichen' : tens >= 30 ? 'schlecht' : 'sehr schlecht'}, etwa ${tens} %`,
  follow: steps => `Den Plan ausführen (${steps} Schritte)`,
  followAbout: 'Er hält an, wo Würfel fallen, wo etwas aufgedeckt wird oder wo ein Schritt nicht geht.',
  reason: (name, change) => `${change > 0 ? '↑' : '↓'} ${name.de}`,
  plan: (steps, proven, result) =>
    `${steps === 1 ? 'ein Schritt' : `ein Plan aus ${steps} Schritten`}${proven ? ', nichts ist besser' : ''}${result ? `: ${result.de}` : ''}`,
  noHint: 'Zu diesem Spiel hat der Bot keine Meinung.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** The outlook in tens of a hundred: it is an opinion, and finer numbers would feign more. */
export const inTens = (outlook: number): number => Math.min(100, Math.max(0, Math.round(outlook * 10) * 10));

/** What a bot would do with the eyes of this seat: a few options, their outlook, and what they change. */
export function Hint({ sitting }: { readonly sitting: Sitting }) {
  const { advice, groups, looked, marked, look, request, follow } = sitting;
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
        <Fragment key={offer.id}>
          <button
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
                {[says.outlook(inTens(outlook)), ...why.map(reason => says.reason(reason.name, reason.change))].join(
                  ' · ',
                )}
              </small>
              {plan ? <small>{says.plan(plan.line.length, plan.proven, plan.result)}</small> : null}
            </span>
          </button>
          {plan && plan.line.length > 1 ? (
            <button
              type="button"
              className="button hint-follow"
              title={says.followAbout}
              onClick={() => follow(plan.line)}
            >
              {says.follow(plan.line.length)}
            </button>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}
