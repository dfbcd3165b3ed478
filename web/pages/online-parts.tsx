import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { ApiTrouble, api } from '../online/api.ts';
import { knownName, rememberName } from '../online/keepsakes.ts';
import { useOnlineMessages } from '../online/messages.ts';
import './online.css';

/** Does something on the server; what went wrong stands in `trouble`, to be shown. */
export function useDoing(): {
  readonly busy: boolean;
  readonly trouble: string;
  readonly run: (act: () => Promise<unknown>) => void;
} {
  const { lang } = useMessages();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble('');
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiTrouble)) throw error;
      setTrouble(error.text[lang]);
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, run: act => void run(act) };
}

export function Trouble({ children }: { readonly children: string }) {
  return children === '' ? null : (
    <p className="online-trouble" role="alert">
      {children}
    </p>
  );
}

/** Who is known to the server already goes on; everybody else says a name first, once. */
export function useName(): {
  readonly field: ReactNode;
  /** Whether there is a name; whoever has not said one is asked for it. */
  readonly isSaid: () => boolean;
  readonly introduce: () => Promise<void>;
} {
  const o = useOnlineMessages();
  const [known, setKnown] = useState(knownName);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isSaid = () => {
    const said = known !== null || name.trim() !== '';
    setMissing(!said);
    if (!said) input.current?.focus();
    return said;
  };
  const introduce = async () => {
    if (known !== null) return;
    const player = await api.enter(name.trim());
    rememberName(player.name);
    setKnown(player.name);
  };
  const field =
    known === null ? (
      <label className="online-name">
        <span>{o.name}</span>
        <input
          ref={input}
          className="online-input"
          type="text"
          autoComplete="nickname"
          maxLength={40}
          aria-invalid={missing}
          value={name}
          onChange={event => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <Trouble>{missing ? o.nameFirst : ''}</Trouble>
        <small>{o.nameAbout}</small>
      </label>
    ) : null;
  return { field, isSaid, introduce };
}

interface HandOnProps {
  readonly link: string;
  readonly name: string;
  /** What the button says. */
  readonly copy?: string;
}

/** A link to hand on: to be copied, or shared where the device can do that. It always stands there, to be copied by hand. */
export function HandOn({ link, name, copy }: HandOnProps) {
  const o = useOnlineMessages();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<{ readonly link: string; readonly copied: boolean } | null>(null);
  const state = done?.link === link ? done : null;
  const put = async () => {
    field.current?.select();
    // Without https there is no clipboard; the old command still works there.
    const copied = navigator.clipboard
      ? await navigator.clipboard.writeText(link).then(
          () => true,
          () => document.execCommand('copy'),
        )
      : document.execCommand('copy');
    setDone({ link, copied });
  };
  return (
    <div className="online-link">
      <input
        ref={field}
        className="online-input"
        type="text"
        readOnly
        value={link}
        aria-label={name}
        onFocus={event => event.target.select()}
      />
      <button type="button" className="button main" onClick={() => void put()}>
        <span aria-live="polite">{state?.copied ? o.copied : (copy ?? o.copy)}</span>
      </button>
      {'share' in navigator ? (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ title: 'Tafelrunde', url: link }).catch(() => undefined)}
        >
          {o.share}
        </button>
      ) : null}
      {state && !state.copied ? <p role="status">{o.copyByHand}</p> : null}
    </div>
  );
}
