import { useEffect, useState } from 'react';
import { ApiTrouble, api } from '../online/api.ts';
import { knownName, rememberName } from '../online/keepsakes.ts';
import { useOnlineMessages } from '../online/messages.ts';
import { OnlineDevices } from './online-devices.tsx';
import { Trouble, useDoing } from './online-parts.tsx';

/** How I am called at tables of the server, and where it may reach me. */
export function OnlineSettings() {
  const o = useOnlineMessages();
  const [known, setKnown] = useState(knownName);
  const [name, setName] = useState(known ?? '');
  const [webhook, setWebhook] = useState('');
  const [kept, setKept] = useState(false);
  const { busy, trouble, run } = useDoing();
  useEffect(() => {
    if (known === null) return;
    api.me().then(
      me => setWebhook(me.webhook ?? ''),
      (error: unknown) => {
        if (!(error instanceof ApiTrouble) || error.code !== 'no-key') return;
        rememberName(null);
        setKnown(null);
      },
    );
  }, [known]);
  const keep = () =>
    run(async () => {
      setKept(false);
      if (known === null) await api.enter(name.trim());
      const address = webhook.trim();
      await api.change({ name: name.trim(), webhook: address === '' ? null : address });
      rememberName(name.trim());
      setKnown(name.trim());
      setKept(true);
    });
  return (
    <>
      <form
        onSubmit={event => {
          event.preventDefault();
          keep();
        }}
      >
        <fieldset className="setup-block parchment">
          <legend>{o.settings}</legend>
          <label className="online-name">
            <span>{o.name}</span>
            <input
              className="online-input"
              type="text"
              autoComplete="nickname"
              required
              maxLength={40}
              value={name}
              onChange={event => setName(event.target.value)}
            />
            <small>{o.nameAbout}</small>
          </label>
          <label className="online-name">
            <span>{o.webhook}</span>
            <input
              className="online-input"
              type="url"
              maxLength={500}
              placeholder="https://"
              value={webhook}
              onChange={event => setWebhook(event.target.value)}
            />
            <small>{o.webhookAbout}</small>
          </label>
          <Trouble>{trouble}</Trouble>
          <div className="online-row">
            <button type="submit" className="button main" disabled={busy}>
              {o.keep}
            </button>
            <span role="status">{kept ? o.kept : ''}</span>
          </div>
        </fieldset>
      </form>
      {known === null ? null : <OnlineDevices />}
    </>
  );
}
