import { type Forecast, type Lang, speak } from '@tafelrunde/engine';
import { likely } from './likely.ts';
import { cardName, nameOf } from './names.ts';
import type { Figure, Hero, State } from './state.ts';
import { CONDITION_NAMES } from './texts/names.ts';
import type { Descent } from './types.ts';

/** What an option leads to: damage, defeats, conditions, fatigue, what is found. What is asked on the way is answered as is likely. */
export const forecast: Forecast<Descent> = {
  classify: (before, after, lang) => changes(before, after, lang).join(', ') || speak(lang)('nothing', 'nichts'),
  assume: likely,
};

function changes(before: State, after: State, lang: Lang): string[] {
  const t = speak(lang);
  const found: string[] = [];
  for (const was of before.heroes) {
    const is = after.heroes.find(({ id }) => id === was.id);
    if (is !== undefined) found.push(...ofHero(was, is, lang));
  }
  const were = [...before.monsters, ...before.companions];
  const are = [...after.monsters, ...after.companions];
  for (const was of were) {
    const is = are.find(({ id }) => id === was.id);
    if (is !== undefined) found.push(...ofFigure(was, is, lang));
    else if (was.cells.length > 0)
      found.push(t(`${nameOf(was.id, lang)} is defeated`, `${nameOf(was.id, lang)} wird besiegt`));
  }
  for (const { id } of are)
    if (!were.some(one => one.id === id)) found.push(t(`${nameOf(id, lang)} appears`, `${nameOf(id, lang)} erscheint`));
  const cards = after.overlord.hand.length - before.overlord.hand.length;
  if (cards !== 0)
    found.push(
      t(
        `overlord ${cards > 0 ? '+' : '−'}${Math.abs(cards)} card${Math.abs(cards) > 1 ? 's' : ''}`,
        `Overlord ${cards > 0 ? '+' : '−'}${Math.abs(cards)} Karte${Math.abs(cards) > 1 ? 'n' : ''}`,
      ),
    );
  if (after.won.length > before.won.length)
    found.push(
      after.won[after.won.length - 1] === 'heroes'
        ? t('the heroes win', 'die Helden gewinnen')
        : t('the overlord wins', 'der Overlord gewinnt'),
    );
  return found;
}

function ofFigure(was: Figure, is: Figure, lang: Lang): string[] {
  const t = speak(lang);
  const damage = is.damage - was.damage;
  // Mostly nothing has happened to it.
  if (damage === 0 && is.conditions.length === 0 && was.conditions.length === 0) return [];
  const name = nameOf(is.id, lang);
  return [
    ...(damage > 0 ? [t(`${name} ${damage} damage`, `${name} ${damage} Schaden`)] : []),
    ...(damage < 0 ? [t(`${name} recovers ${-damage}`, `${name} heilt ${-damage}`)] : []),
    ...is.conditions.filter(one => !was.conditions.includes(one)).map(one => `${name} ${CONDITION_NAMES[one][lang]}`),
    ...was.conditions
      .filter(one => !is.conditions.includes(one) && is.cells.length > 0)
      .map(one => t(`${name} no longer ${CONDITION_NAMES[one].en}`, `${name} nicht mehr ${CONDITION_NAMES[one].de}`)),
  ];
}

function ofHero(was: Hero, is: Hero, lang: Lang): string[] {
  const t = speak(lang);
  if (is.down === was.down && is.fatigue === was.fatigue && is.cards.length <= was.cards.length)
    return ofFigure(was, is, lang);
  const name = nameOf(is.id, lang);
  if (is.down !== null && was.down === null) return [t(`${name} is knocked out`, `${name} wird bewusstlos`)];
  const fatigue = is.fatigue - was.fatigue;
  const cards = is.cards.slice(was.cards.length).map(({ id }) => cardName(id, lang));
  return [
    ...(is.down === null && was.down !== null ? [t(`${name} stands again`, `${name} steht wieder`)] : []),
    ...ofFigure(was, is, lang),
    ...(fatigue > 0 ? [t(`${name} ${fatigue} fatigue`, `${name} ${fatigue} Erschöpfung`)] : []),
    ...(fatigue < 0 ? [t(`${name} recovers ${-fatigue} fatigue`, `${name} erholt sich von ${-fatigue}`)] : []),
    ...(cards.length > 0 ? [`${name} + ${cards.join(', ')}`] : []),
  ];
}
