import { icons } from '../art/icons.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from '../parts/icon.tsx';
import './curtain.css';

interface CurtainProps {
  readonly name: string;
  readonly title: string;
  readonly lift: () => void;
  /** Where it falls for a window in which somebody may react: what everybody knows of it. */
  readonly window: { readonly question: string; readonly happened: readonly string[]; readonly others: boolean } | null;
  readonly pass: (who: 'one' | 'all') => void;
}

/** Falls while the screen changes hands: nothing of the table is in the page. */
export function Curtain({ name, title, lift, window, pass }: CurtainProps) {
  const m = useMessages();
  return (
    <main className="curtain" id="main">
      <div className="curtain-cloth" aria-hidden="true" />
      <section className="parchment">
        <Icon d={icons['theater-curtains']} />
        <p>{title}</p>
        <h1>{window ? m.curtain.mayReact(name) : m.curtain.title(name)}</h1>
        {window ? (
          <>
            <ul className="curtain-happened" aria-label={m.curtain.happened}>
              {window.happened.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="curtain-question">{window.question}</p>
          </>
        ) : null}
        <p>{window ? m.curtain.textInWindow : m.curtain.text}</p>
        {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
        <button type="button" className="button main" autoFocus onClick={lift}>
          {m.curtain.lift(name)}
        </button>
        {window ? (
          <button type="button" className="button" onClick={() => pass('one')}>
            {m.curtain.pass(name)}
          </button>
        ) : null}
        {window?.others ? (
          <button type="button" className="button" onClick={() => pass('all')}>
            {m.curtain.passAll}
          </button>
        ) : null}
      </section>
    </main>
  );
}
