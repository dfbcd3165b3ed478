import { Dialog } from './dialog.tsx';

interface KeyListProps {
  readonly title: string;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  readonly close: () => void;
}

/** Which keys do what, for those who ask. */
export function KeyList({ title, keys, close }: KeyListProps) {
  return (
    <Dialog title={title} close={close}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
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
