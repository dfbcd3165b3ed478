import { useMessages } from '../messages/index.ts';
import { Dialog } from '../parts/dialog.tsx';

export function KeysDialog({ close }: { readonly close: () => void }) {
  const m = useMessages();
  return (
    <Dialog title={m.keys.title} close={close}>
      <dl className="keys">
        {m.keys.list.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
