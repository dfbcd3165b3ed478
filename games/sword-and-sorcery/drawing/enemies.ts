import { type Lang, speak, totalOf } from '@tafelrunde/engine';
import { THINGS } from '../content/things.ts';
import { figure, named } from '../names.ts';
import { scrollOf, scrollSideOf } from '../rules/enemies/cards.ts';
import { armourOf, defenceDice, healthOf } from '../rules/values.ts';
import type { Enemy } from '../state.ts';
import { behaviourText, targetText, weaponText } from '../texts/scrolls.ts';
import type { View } from '../view.ts';
import { zoneName } from '../zone-names.ts';
import { stateOf } from './figures.ts';
import { wrapped } from './wrapped.ts';

/** Enemies with what they have suffered, then each kind's scroll in short: whom it goes for, and what it does at which distance. */
export function enemyLines(view: View, codes: ReadonlyMap<string, string>, lang: Lang): string[] {
  const t = speak(lang);
  const bodies = view.enemies.flatMap(enemy =>
    enemy.bodies.flatMap(body => {
      const values = `${t('armour', 'Rüstung')} ${totalOf(armourOf(view, body.id))}, ${t('shields', 'Schilde')} ${body.shields}, ${t('dice', 'Würfel')} ${totalOf(defenceDice(view, body.id))}`;
      const charges = Object.entries(enemy.charges).map(([name, n]) => `${named(name, lang)} ${n}`);
      const parts = [
        `${codes.get(body.id)} ${figure(body.id, lang)}: ${body.wounds}/${healthOf(view, body.id)} ${t('wounds', 'Wunden')}`,
        values,
        zoneName(view.adventure, body.zone, lang),
        ...stateOf(body, lang),
        ...enemy.powers.map(power => named(power, lang)),
        ...(charges.length > 0 ? [`${t('charges', 'Ladungen')}: ${charges.join(', ')}`] : []),
        ...(enemy.manager === null
          ? []
          : [t(`led by ${figure(enemy.manager, lang)}`, `geführt von ${figure(enemy.manager, lang)}`)]),
      ];
      return wrapped(parts.join('; '));
    }),
  );
  const things = view.things.map(({ id, kind, wounds, zone }) => {
    const health = THINGS[kind]?.health[view.size <= 3 ? 0 : 1] ?? 0;
    return `${codes.get(id)} ${figure(id, lang)}: ${wounds}/${health} ${t('damage', 'Schaden')}; ${zoneName(view.adventure, zone, lang)}`;
  });
  const scrolls = new Map<string, Enemy>(view.enemies.map(enemy => [`${enemy.scroll}/${enemy.side}`, enemy]));
  return [...bodies, ...things, ...[...scrolls.values()].flatMap(enemy => scrollLines(enemy, lang))];
}

function scrollLines(enemy: Enemy, lang: Lang): string[] {
  const t = speak(lang);
  const side = scrollSideOf(enemy);
  const name = side.name?.[lang] ?? scrollOf(enemy).name[lang];
  const behaviours = side.behaviours.map(one => behaviourText(side, one, lang)).join(' | ');
  const weapons = Object.values(side.weapons)
    .map(one => weaponText(one, lang))
    .join(', ');
  const powers = Object.values(side.powers)
    .map(power => power.name[lang])
    .join(', ');
  return wrapped(
    `${t('Scroll', 'Pergament')} ${name} (${t('goes for', 'sucht')} ${targetText(side.target, lang)}): ${behaviours}. ${weapons}.${powers === '' ? '' : ` ${powers}.`}`,
  );
}
