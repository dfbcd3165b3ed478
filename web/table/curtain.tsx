import { icons } from '../art/icons.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from '../parts/icon.tsx';
import './curtain.css';

/** Falls while the screen changes hands: nothing of the table is in the page. */
export function Curtain({
  name,
  title,
  lift,
}: {
  readonly name: string;
  readonly title: string;
  readonly lift: () => void;
}) {
  const m = useMessages();
  return (
    <main className="curtain" id="main">
      <div className="curtain-cloth" aria-hidden="true" />
      <section className="parchment">
        <Icon d={icons['theater-curtains']} />
        <p>{title}</p>
        <h1>{m.curtain.title(name)}</h1>
        <p>{m.curtain.text}</p>
        {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
        <button type="button" className="button main" autoFocus onClick={lift}>
          {m.curtain.lift(name)}
        </button>
      </section>
    </main>
  );
}
