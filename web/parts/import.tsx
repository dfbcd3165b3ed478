import type { Text } from '@tafelrunde/engine';
import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { go } from '../router.tsx';
import { FileButton } from './file-button.tsx';
import './import.css';

/** Where that which was in a file is found now, or why the file cannot be used. */
export type Imported = { readonly to: string } | { readonly refused: Text };

interface ImportProps {
  readonly label: string;
  readonly take: (text: string) => Promise<Imported>;
}

/** A file becomes something on this device, and the page goes there. */
export function Import({ label, take }: ImportProps) {
  const m = useMessages();
  const [refused, setRefused] = useState<Text | null>(null);
  const [unkept, setUnkept] = useState(false);
  const read = async (text: string) => {
    setRefused(null);
    setUnkept(false);
    try {
      const result = await take(text);
      if ('to' in result) go(result.to);
      else setRefused(result.refused);
    } catch {
      setUnkept(true);
    }
  };
  return (
    <div className="import">
      <FileButton read={text => void read(text)}>{label}</FileButton>
      {refused ? (
        <p role="alert">
          {m.games.importBad} {refused[m.lang]}
        </p>
      ) : null}
      {unkept ? <p role="alert">{m.saving.notKept}</p> : null}
    </div>
  );
}
