import { LANGS } from '@tafelrunde/engine';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PageProps } from '../app.tsx';
import { useMessages } from '../messages/index.ts';
import { useServer } from '../online/server.ts';
import { Frame } from '../parts/frame.tsx';
import { type Preferences, prefer, usePreferences, VOLUMES } from '../preferences.ts';
import { Link } from '../router.tsx';
import { useSettingsMessages } from './settings-messages.ts';
import './settings.css';

const OnlineSettings = lazy(async () => ({ default: (await import('./online-settings.tsx')).OnlineSettings }));

/** Pages that settings are opened from, to return to. */
const TABLES = ['table', 'online', 'replay'];

/** With the address of a table behind its own, it leads back there. */
export function Settings({ path }: PageProps) {
  const m = useMessages();
  const wishes = usePreferences();
  const s = useSettingsMessages();
  const online = useServer();
  return (
    <Frame title={s.title}>
      {TABLES.includes(path[0] ?? '') ? (
        <p>
          <Link className="button main" to={`/${path.map(encodeURIComponent).join('/')}`}>
            {s.back}
          </Link>
        </p>
      ) : null}
      <div className="settings">
        <Choice name={s.lang} of="lang" wishes={wishes} values={LANGS} says={lang => m.language[lang]} />
        <Choice
          name={s.motion}
          of="motion"
          wishes={wishes}
          values={['auto', 'full', 'quick', 'none']}
          says={v => s.motionIs[v]}
        />
        <Choice name={s.sound} of="sound" wishes={wishes} values={[true, false]} says={onOff} />
        <Volume wishes={wishes} />
        <Choice
          name={s.bots}
          of="bots"
          wishes={wishes}
          values={['slow', 'normal', 'fast', 'instant']}
          says={v => s.botsAre[v]}
        />
        <Choice
          name={s.confirm}
          of="confirm"
          wishes={wishes}
          values={['never', 'touch', 'always']}
          says={v => s.confirmIs[v]}
        />
        <Choice
          name={s.colours}
          of="colours"
          wishes={wishes}
          values={['lamplight', 'contrast']}
          says={v => s.coloursAre[v]}
        />
        <Choice name={s.slips} of="slips" wishes={wishes} values={[true, false]} says={onOff}>
          {s.slipsAbout}
        </Choice>
        <Choice name={s.briefings} of="briefings" wishes={wishes} values={[true, false]} says={onOff}>
          {s.briefingsAbout}
        </Choice>
        <Choice name={s.ruleIds} of="ruleIds" wishes={wishes} values={[true, false]} says={onOff}>
          {s.ruleIdsAbout}
        </Choice>
        <Choice name={s.stops} of="stops" wishes={wishes} values={[true, false]} says={onOff}>
          {s.stopsAbout}
        </Choice>
        <Choice name={s.text} of="text" wishes={wishes} values={[true, false]} says={onOff}>
          {s.textAbout}
        </Choice>
        {online ? (
          <Suspense>
            <OnlineSettings />
          </Suspense>
        ) : null}
      </div>
    </Frame>
  );

  function onOff(on: boolean): string {
    return on ? s.on : s.off;
  }
}

/** How loud the table is; who moves it hears it. */
function Volume({ wishes }: { readonly wishes: Preferences }) {
  const s = useSettingsMessages();
  const change = (loud: number) => {
    const volume = VOLUMES.find(known => known === loud);
    if (volume === undefined) return;
    prefer({ volume, sound: true, soundAsked: true });
    void import('../table/sounds/synth.ts').then(({ play }) => play(['dice'], volume / 100)).catch(() => {});
  };
  return (
    <fieldset className="setup-block parchment">
      <legend>{s.volume}</legend>
      <label className="settings-volume">
        <input
          type="range"
          min={VOLUMES[0]}
          max={VOLUMES.at(-1)}
          step={VOLUMES[0]}
          aria-label={s.volume}
          value={wishes.volume}
          onChange={({ target }) => change(Number(target.value))}
        />
        <span>{wishes.sound ? `${wishes.volume} %` : s.silent}</span>
      </label>
    </fieldset>
  );
}

interface ChoiceProps<K extends keyof Preferences> {
  readonly name: string;
  readonly of: K;
  readonly wishes: Preferences;
  readonly values: readonly Preferences[K][];
  readonly says: (value: Preferences[K]) => string;
  readonly children?: ReactNode;
}

function Choice<K extends keyof Preferences>({ name, of, wishes, values, says, children }: ChoiceProps<K>) {
  return (
    <fieldset className="setup-block parchment">
      <legend>{name}</legend>
      {children ? <p className="setup-note">{children}</p> : null}
      <div className="pills">
        {values.map(value => (
          <label key={String(value)} className="pill">
            <input
              type="radio"
              name={of}
              checked={wishes[of] === value}
              onChange={() => prefer({ [of]: value } as Partial<Preferences>)}
            />
            <span>{says(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
