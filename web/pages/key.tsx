import { useState } from 'react';
import type { PageProps } from '../app.tsx';
import { api } from '../online/api.ts';
import { useDeviceMessages } from '../online/device-messages.ts';
import { deviceName } from '../online/device-name.ts';
import { knownName, rememberName } from '../online/keepsakes.ts';
import { Frame } from '../parts/frame.tsx';
import { Link } from '../router.tsx';
import { Trouble, useDoing } from './online-parts.tsx';

/** Comes in on this device with the code of another one. The code stands behind the #, where no server sees it. */
export function KeyPage({ hash }: PageProps) {
  const d = useDeviceMessages();
  const [code, setCode] = useState(hash === 'main' ? '' : hash);
  const [known, setKnown] = useState(knownName);
  const [came, setCame] = useState(false);
  const { busy, trouble, run } = useDoing();
  const come = () =>
    run(async () => {
      const { name } = await api.comeIn(code.trim(), deviceName());
      rememberName(name);
      setKnown(name);
      setCame(true);
      // Whoever looks at the address later must not find it there.
      history.replaceState(history.state, '', location.pathname);
    });
  return (
    <Frame title={d.comeTitle}>
      {came ? (
        <>
          <p role="status">{d.welcome(known ?? '')}</p>
          <Link className="button main" to="/">
            {d.toTables}
          </Link>
        </>
      ) : (
        <form
          className="setup-block parchment online-sheet"
          onSubmit={event => {
            event.preventDefault();
            come();
          }}
        >
          <p>{d.comeAbout}</p>
          {known === null ? null : <p>{d.known(known)}</p>}
          <label className="online-name">
            <span>{d.comeField}</span>
            <input
              className="online-input"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              required
              maxLength={60}
              value={code}
              onChange={event => setCode(event.target.value)}
            />
          </label>
          <Trouble>{trouble}</Trouble>
          <button type="submit" className="button main" disabled={busy}>
            {d.come}
          </button>
        </form>
      )}
    </Frame>
  );
}
