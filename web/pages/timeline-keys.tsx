import { useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useReplayMessages } from './replay-messages.ts';

/** The keys of the timeline, for those who ask. */
export function TimelineKeys() {
  const r = useReplayMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet timeline-keys" onClick={() => setOpen(true)}>
        {r.keys}
      </button>
      {open ? (
        <Dialog title={r.keys} close={() => setOpen(false)}>
          <dl className="keys">
            {r.keyList.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      ) : null}
    </>
  );
}
