import { useState } from 'react';
import { KeyList } from '../parts/key-list.tsx';
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
      {open ? <KeyList title={r.keys} keys={r.keyList} close={() => setOpen(false)} /> : null}
    </>
  );
}
