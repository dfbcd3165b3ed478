import { icons } from '../art/icons.ts';
import { Icon } from '../parts/icon.tsx';
import { useCurtainMessages } from './curtain-messages.ts';
import './curtain.css';

interface CurtainProps {
  readonly name: string;
  readonly title: string;
  readonly lift: () => void;
  /** Where it falls for a window in which somebody may react: what everybody knows of it. */
  readonly window: { readonly question: string; readonly happened: readonly string[]; readonly others: boolean } | null;
  readonly pass: (who: 'one' | 'all') => void;
  readonly open: () => void;
}

/** Falls while the screen changes hands: nothing of the table is in the page. */
export function Curtain({ name, title, lift, window, pass, open }: CurtainProps) {
  const c = useCurtainMessages();
  return (
    <main className="curtain" id="main">
      <div className="curtain-cloth" aria-hidden="true" />
      <section className="parchment">
        <Icon d={icons['theater-curtains']} />
        <p>{title}</p>
        <h1>{window ? c.mayReact(name) : c.title(name)}</h1>
        {window ? (
          <>
            <ul className="curtain-happened" aria-label={c.happened}>
              {window.happened.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="curtain-question">{window.question}</p>
          </>
        ) : null}
        <p>{window ? c.textInWindow : c.text}</p>
        {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
        <button type="button" className="button main" autoFocus onClick={lift}>
          {c.lift(name)}
        </button>
        {window ? (
          <button type="button" className="button" onClick={() => pass('one')}>
            {c.pass(name)}
          </button>
        ) : null}
        {window?.others ? (
          <button type="button" className="button" onClick={() => pass('all')}>
            {c.passAll}
          </button>
        ) : null}
        <button type="button" className="button quiet" onClick={open}>
          {c.open}
        </button>
      </section>
    </main>
  );
}
