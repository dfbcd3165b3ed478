import type { Config, Scenario, Setting } from './game.ts';
import type { Lang, Text } from './text.ts';

type Value = Setting['initial'];

const YES: Text = { en: 'yes', de: 'ja' };
const NO: Text = { en: 'no', de: 'nein' };

/** What people read for a value: its label, yes or no, or the number itself. */
export function valueName({ labels }: Pick<Setting, 'labels'>, value: Value): Text {
  if (typeof value === 'boolean') return labels?.[String(value)] ?? (value ? YES : NO);
  return labels?.[String(value)] ?? { en: String(value), de: String(value) };
}

/** The values that suit so many seats. */
export const valuesFor = ({ values, fits }: Setting, seats: number): Value[] =>
  values.filter(value => fits?.(value, seats) ?? true);

/** The initial value of a setting, or the first one that suits this number of seats. */
export function initialOf(setting: Setting, seats: number): Value {
  const values = valuesFor(setting, seats);
  return values.includes(setting.initial) ? setting.initial : (values[0] ?? setting.initial);
}

/** "Shape of the map: wedge" for all that the table agreed on beyond the usual. */
export function agreedOn(scenario: Scenario, { seats, settings }: Config, lang: Lang): string[] {
  return scenario.settings.flatMap(setting => {
    const value = settings[setting.id];
    if (value === undefined || value === initialOf(setting, seats)) return [];
    return [`${setting.name[lang]}: ${valueName(setting, value)[lang]}`];
  });
}
