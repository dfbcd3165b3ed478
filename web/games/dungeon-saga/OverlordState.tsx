import { adventureOf, nameOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement, ReactNode } from 'react';
import { Charges } from '../../kit/panels/track.tsx';
import { Sign } from './Glyph.tsx';
import { say } from './messages.ts';
import { pictureOf } from './pictures.ts';

interface Props {
  readonly view: View;
  readonly lang: Lang;
}

/** Commands left; who can be raised, who has fallen and what was played. */
export function OverlordState({ view, lang }: Props): ReactElement {
  const { raise } = adventureOf(view.adventure).overlord;
  const { discard } = view.overlord;
  const fallen = Object.entries(view.slain);
  return (
    <div className="ds-overlord">
      <Commands view={view} lang={lang} />
      <h2>{say(lang, 'raisePool')}</h2>
      <ul className="ds-pool">
        {Object.entries(raise).map(([kind, most]) => {
          const here = view.figures.filter(({ of }) => of === kind).length;
          return (
            <Kind key={kind} kind={kind} lang={lang} full={here >= most} title={say(lang, 'onBoard', here, most)}>
              {here}/{most}
            </Kind>
          );
        })}
      </ul>
      <h2>{say(lang, 'graveyard')}</h2>
      <ul className="ds-pool">
        {fallen.length === 0 && <li>{say(lang, 'nobody')}</li>}
        {fallen.map(([kind, count]) => (
          <Kind key={kind} kind={kind} lang={lang}>
            {count}
          </Kind>
        ))}
      </ul>
      {discard.length > 0 && (
        <>
          <h2>{say(lang, 'discard')}</h2>
          <p className="ds-discard">{discard.map(id => nameOf(id, lang)).join(', ')}</p>
        </>
      )}
    </div>
  );
}

const commandsText = ({ overlord: { commands, perTurn } }: View, lang: Lang): string =>
  say(lang, 'commandsLeft', commands, perTurn);

/** One hand for each command of the turn; those given are empty. */
function Commands({ view, lang }: Props): ReactElement {
  const { commands, perTurn } = view.overlord;
  const text = commandsText(view, lang);
  const sign = <Sign name={pictureOf('commands', 'commands')} />;
  return (
    <div data-about="commands">
      <Charges of={perTurn} left={commands} sign={sign} label={text} text={text} />
    </div>
  );
}

interface KindProps {
  readonly kind: string;
  readonly lang: Lang;
  readonly full?: boolean;
  readonly title?: string;
  readonly children: ReactNode;
}

function Kind({ kind, lang, full = false, title, children }: KindProps): ReactElement {
  return (
    <li data-full={full || undefined} data-about={`kind:${kind}`} title={title}>
      <Sign name={pictureOf(kind, 'bones')} /> {nameOf(kind, lang)} <b>{children}</b>
    </li>
  );
}
