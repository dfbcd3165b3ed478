import { useMessages } from '../messages/index.ts';

/** Where the curtain cannot be loaded, nothing of the table is in the page all the same. */
export function CurtainUnloaded({ name, lift }: { readonly name: string; readonly lift: () => void }) {
  const m = useMessages();
  return (
    <main id="main">
      <h1>{m.table.decides(name)}</h1>
      <button type="button" className="button main" onClick={lift}>
        {name}
      </button>
    </main>
  );
}
