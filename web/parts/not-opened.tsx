import { useMessages } from '../messages/index.ts';
import { Frame } from './frame.tsx';

/** Something of this device could not be opened: people read so, and can try again. */
export function NotOpened() {
  const m = useMessages();
  return (
    <Frame title={m.saving.notOpened}>
      <p role="alert">{m.saving.notOpenedWhy}</p>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {m.broken.reload}
      </button>
    </Frame>
  );
}
