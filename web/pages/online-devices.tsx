import { Suspense, useCallback, useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { api, type Device } from '../online/api.ts';
import { useDeviceMessages } from '../online/device-messages.ts';
import { beCalled, beLeftAlone, canBeCalled, subscription } from '../online/push.ts';
import { lazily } from '../parts/lazily.ts';
import { Link } from '../router.tsx';
import { HandOn, Trouble, useDoing } from './online-parts.tsx';

const Qr = lazily(
  async () => (await import('../parts/qr.tsx')).Qr,
  () => null,
);

type Listed = Awaited<ReturnType<typeof api.devices>>;

/** Where else I may sit: a code that carries my seats there, and who has a key of mine. */
export function OnlineDevices() {
  const m = useMessages();
  const d = useDeviceMessages();
  const [listed, setListed] = useState<Listed | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const { busy, trouble, run } = useDoing();
  const look = useCallback(async () => setListed(await api.devices()), []);
  useEffect(() => {
    look().catch(() => undefined);
  }, [look]);
  const make = () =>
    run(async () => {
      setCode((await api.makeCode()).code);
      await look();
    });
  const revoke = (id: string) =>
    run(async () => {
      await api.revoke(id);
      if (id === 'code') setCode(null);
      await look();
    });
  return (
    <section className="setup-block parchment online-sheet" aria-label={d.title}>
      <h2>{d.title}</h2>
      <p>{d.about}</p>
      {code === null ? null : <Code code={code} />}
      <div className="online-row">
        <button type="button" className="button main" disabled={busy} onClick={make}>
          {listed?.code ? d.makeAgain : d.make}
        </button>
        {listed?.code ? (
          <button type="button" className="button" disabled={busy} onClick={() => revoke('code')}>
            {d.revokeCode}
          </button>
        ) : null}
      </div>
      {listed?.code && code === null ? <p>{d.codeSince(m.date(listed.code.since))}</p> : null}
      <Trouble>{trouble}</Trouble>
      {listed && listed.devices.length > 1 ? (
        <ul className="online-devices">
          {listed.devices.map(device => (
            <DeviceItem key={device.id} device={device} busy={busy} revoke={() => revoke(device.id)} />
          ))}
        </ul>
      ) : null}
      <Calls />
      <Link to="/key">{d.comeTitle}</Link>
    </section>
  );
}

function Code({ code }: { readonly code: string }) {
  const d = useDeviceMessages();
  const link = `${location.origin}/key#${code}`;
  return (
    <>
      <p>
        {d.code}: <span className="online-code">{code}</span>
      </p>
      <Suspense>
        <Qr text={link} name={d.qr} />
      </Suspense>
      <HandOn link={link} name={d.link} />
      <p>{d.codeAbout}</p>
    </>
  );
}

interface DeviceItemProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly revoke: () => void;
}

function DeviceItem({ device: { name, since, here, id }, busy, revoke }: DeviceItemProps) {
  const m = useMessages();
  const d = useDeviceMessages();
  const called = id === 'first' ? d.first : name;
  return (
    <li>
      <strong>{called}</strong>
      <span>{[here ? d.here : '', since === null ? '' : d.since(m.date(since))].filter(Boolean).join(' · ')}</span>
      {here ? null : (
        <button type="button" className="button" disabled={busy} aria-label={d.revokeFrom(called)} onClick={revoke}>
          {d.revoke}
        </button>
      )}
    </li>
  );
}

/** Whether this browser is called when it is my turn, although nobody looks. */
function Calls() {
  const { lang } = useMessages();
  const d = useDeviceMessages();
  const [state, setState] = useState<'off' | 'on' | 'no'>('off');
  const { busy, trouble, run } = useDoing();
  useEffect(() => {
    void subscription().then(made => made && setState('on'));
  }, []);
  if (!canBeCalled()) return null;
  return (
    <>
      {state === 'on' ? <p role="status">{d.callOn}</p> : null}
      {state === 'no' ? <p role="status">{d.callNo}</p> : null}
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() =>
          run(async () => {
            if (state !== 'on') return setState((await beCalled(lang)) ? 'on' : 'no');
            await beLeftAlone();
            setState('off');
          })
        }
      >
        {state === 'on' ? d.callOff : d.call}
      </button>
      <small>{d.callAbout}</small>
      <Trouble>{trouble}</Trouble>
    </>
  );
}
