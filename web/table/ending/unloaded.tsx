import { useMessages } from '../../messages/index.ts';

/** Where the story of the match cannot be loaded: that it is over is said all the same. */
export function EndingUnloaded() {
  const m = useMessages();
  return (
    <section className="decision parchment" aria-labelledby="ending-title">
      <h2 id="ending-title">{m.end.title}</h2>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {m.broken.reload}
      </button>
    </section>
  );
}
