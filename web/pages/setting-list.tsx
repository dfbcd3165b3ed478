import { initialOf, type Setting, valueName, valuesFor } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import './setting-list.css';

export type Value = Setting['initial'];
type Values = Readonly<Record<string, Value>>;

interface SettingListProps {
  readonly game: string;
  readonly settings: readonly Setting[];
  readonly seats: number;
  readonly values: Values;
  readonly set: (values: Values) => void;
}

/** What the table agrees on: one below the other; those of a group fold up under its heading, which says what of it is chosen. */
export function SettingList({ game, settings, seats, values, set }: SettingListProps) {
  const m = useMessages();
  const groups = new Map<string, Setting[]>();
  for (const setting of settings) {
    const group = setting.group?.[m.lang] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), setting]);
  }
  const choose = (setting: Setting, value: Value): void => set({ ...values, [setting.id]: value });
  const select = (setting: Setting) => (
    <SettingSelect
      key={setting.id}
      game={game}
      setting={setting}
      seats={seats}
      value={chosenValue(setting, values, seats)}
      set={value => choose(setting, value)}
    />
  );
  return [...groups].map(([name, own]) => {
    if (name === '') return own.map(select);
    const chosen = own.filter(one => chosenValue(one, values, seats) !== initialOf(one, seats));
    return (
      <details key={name} className="setup-group">
        <summary>
          {name}
          {chosen.length > 0 ? <span>: {chosen.map(one => one.name[m.lang]).join(', ')}</span> : null}
        </summary>
        {own.map(one =>
          typeof one.initial === 'boolean' ? (
            <label key={one.id} className="setup-check" title={one.about[m.lang]}>
              <input
                type="checkbox"
                checked={chosenValue(one, values, seats) === true}
                onChange={({ target }) => choose(one, target.checked)}
              />
              <span>{one.name[m.lang]}</span>
            </label>
          ) : (
            select(one)
          ),
        )}
      </details>
    );
  });
}

interface SettingSelectProps {
  readonly game: string;
  readonly setting: Setting;
  readonly seats: number;
  readonly value: Value;
  readonly set: (value: Value) => void;
}

function SettingSelect({ game, setting, seats, value, set }: SettingSelectProps) {
  const m = useMessages();
  const allowed = valuesFor(setting, seats);
  return (
    <div className="setup-setting">
      <label className="setup-row">
        <span>{setting.name[m.lang]}</span>
        <select
          value={String(value)}
          onChange={({ target }) => set(allowed.find(v => String(v) === target.value) ?? value)}
        >
          {allowed.map(v => (
            <option key={String(v)} value={String(v)}>
              {valueName(setting, v)[m.lang]}
            </option>
          ))}
        </select>
      </label>
      <p className="setup-note">
        {setting.about[m.lang]} {setting.rule ? <RuleLink game={game} id={setting.rule} /> : null}
      </p>
    </div>
  );
}

export function chosenValue(setting: Setting, values: Readonly<Record<string, Value>>, seats: number): Value {
  const value = values[setting.id];
  return value !== undefined && valuesFor(setting, seats).includes(value) ? value : initialOf(setting, seats);
}
