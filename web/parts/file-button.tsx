import type { ReactNode } from 'react';
import './file-button.css';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly read: (text: string) => void;
}

/** A button that asks for a file of ours and reads it. The same file may be opened twice. */
export function FileButton({ children, read }: FileButtonProps) {
  return (
    <label className="button file-button">
      {children}
      <input
        type="file"
        accept=".json,application/json"
        className="unseen"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(read);
          target.value = '';
        }}
      />
    </label>
  );
}
