import type { Lang } from '@tafelrunde/engine';
import type { ReactElement, ReactNode } from 'react';
import { type Deed, type Intention, intentionOf } from '../../../games/sword-and-sorcery/intentions.ts';
import { sees } from '../../../games/sword-and-sorcery/rules/aims.ts';
import { rangeBetween } from '../../../games/sword-and-sorcery/rules/zones.ts';
import { whyText } from '../../../games/sword-and-sorcery/texts/scrolls.ts';
import type { Spot } from '../../kit/map/layout.ts';
import { Aim, Covered, Label } from '../../kit/map/overlays.tsx';
import { type Enemy, figureName, named, scrollSideOf, type View, zoneName } from './game.ts';
import type { Standing } from './pieces.ts';
import { speaker } from './words.ts';
import './intents.css';

const WORDS = {
  next: { en: 'If it activates now', de: 'Wird er jetzt aktiviert' },
  skips: { en: 'it only shakes off the stun', de: 'schüttelt er nur die Betäubung ab' },
  idle: { en: 'it can reach nobody and does nothing', de: 'erreicht er niemanden und tut nichts' },
  goes: { en: 'it goes for {0} ({1})', de: 'geht er auf {0} los ({1})' },
  or: { en: ' or ', de: ' oder ' },
  open: { en: 'its player chooses', de: 'sein Spieler wählt' },
  to: { en: 'to {0}', de: 'nach: {0}' },
  after: { en: 'then', de: 'dann' },
  perhaps: { en: 'then perhaps', de: 'dann vielleicht' },
  attacks: { en: '{0} on {1}', de: '{0} gegen {1}' },
  uses: { en: 'uses {0}', de: 'setzt {0} ein' },
  unless: { en: 'unless a hero reacts', de: 'wenn kein Held reagiert' },
  range: { en: 'range {0}', de: 'Reichweite {0}' },
} as const;

const say = speaker(WORDS);

const cache = new WeakMap<View, Map<string, Intention | null>>();

/** What an enemy will do next; found once for every position. */
export function intent(view: View, card: Enemy['id']): Intention | null {
  const known = cache.get(view) ?? new Map<string, Intention | null>();
  cache.set(view, known);
  const found = known.get(card) ?? intentionOf(view, card);
  known.set(card, found);
  return found;
}

/** The deeds as people tell them: a walk is one of them, wherever it leads through. */
function told(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.filter((deed, i) => {
    const next = deeds[i + 1];
    return deed.do !== 'move' || next?.do !== 'move' || next.figure !== deed.figure;
  });
}

function deedText(view: View, enemy: Enemy, deed: Deed, lang: Lang): string {
  const side = scrollSideOf(enemy);
  switch (deed.do) {
    case 'move':
      return say(lang, 'to', zoneName(view.adventure, deed.to, lang));
    case 'attack':
      return say(
        lang,
        'attacks',
        side.weapons[deed.with]?.name[lang] ?? named(deed.with, lang),
        figureName(deed.target, lang),
      );
    case 'use':
      return say(lang, 'uses', side.powers[deed.power]?.name[lang] ?? named(deed.power, lang));
  }
}

/** "If it activates now, it goes for Thorgar (most wounds): to Candle Lane, Sword on Thorgar." */
export function intentText(view: View, enemy: Enemy, lang: Lang): string {
  const found = intent(view, enemy.id);
  if (found === null) return '';
  const { skips, targets, why, deeds, certain, unless } = found;
  const head = `${say(lang, 'next')}, `;
  if (skips) return `${head}${say(lang, 'skips')}.`;
  if (targets.length === 0) return `${head}${say(lang, 'idle')}.`;
  const whom = targets.map(id => figureName(id, lang)).join(say(lang, 'or'));
  const reason = targets.length > 1 ? say(lang, 'open') : whyText(why, lang);
  const sure = told(deeds.slice(0, certain)).map(deed => deedText(view, enemy, deed, lang));
  const rest = targets.length > 1 ? [] : told(deeds.slice(certain)).map(deed => deedText(view, enemy, deed, lang));
  const what = [
    ...(sure.length > 0 ? [sure.join(`, ${say(lang, 'after')} `)] : []),
    ...(rest.length > 0 ? [`${say(lang, 'perhaps')} ${rest.join(', ')}`] : []),
  ].join(', ');
  return `${head}${say(lang, 'goes', whom, reason)}${what === '' ? '' : `: ${what}`}${unless ? `, ${say(lang, 'unless')}` : ''}.`;
}

interface DrawnProps {
  readonly view: View;
  readonly standing: Standing;
  readonly lang: Lang;
}

/** On the map: the way it takes, and an arrow to everybody it may strike. */
function Intent({ view, standing, lang, enemy }: DrawnProps & { readonly enemy: Enemy }): ReactElement | null {
  const found = intent(view, enemy.id);
  if (found === null) return null;
  const { layout, pieces } = standing;
  const spotOf = (id: string): Spot | null => {
    const at = pieces.findIndex(piece => piece.id === id);
    return at < 0 ? null : layout.middle(layout.size + at);
  };
  return (
    <g className="ss-intent" pointerEvents="none">
      {enemy.bodies.map(({ id }) => {
        const from = spotOf(id);
        const walked = found.deeds
          .slice(0, found.certain)
          .flatMap(deed => (deed.do === 'move' && deed.figure === id ? [deed.to] : []));
        if (from === null) return null;
        const way = [from, ...walked.map(zone => layout.ground.middle(zone))];
        return <polyline key={id} className="ss-intent-way" points={way.map(spot => spot.join(',')).join(' ')} />;
      })}
      {found.targets.map(id => {
        const [body] = enemy.bodies;
        const [from, to] = [spotOf(body?.id ?? ''), spotOf(id)];
        if (from === null || to === null) return null;
        const text = found.targets.length > 1 ? '?' : whyText(found.why, lang);
        return (
          <g key={id} data-certain={found.targets.length === 1 || undefined}>
            <circle className="ss-intent-goal" cx={to[0]} cy={to[1]} r={33} />
            <path className="ss-intent-arrow" d={`M${from.join(' ')}L${to.join(' ')}`} />
            <Label at={[(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 50]} text={text} />
          </g>
        );
      })}
    </g>
  );
}

/** What a hero sees from where it stands, and how far everything is. */
function Sight({ view, standing, hero }: DrawnProps & { readonly hero: string }): ReactNode {
  const { layout } = standing;
  const own = view.heroes.find(({ id }) => id === hero);
  if (own === undefined || own.ghost) return null;
  const zones = Array.from({ length: layout.size }, (_, zone) => zone);
  const seen = new Set(zones.filter(zone => sees(view, hero, zone)));
  return (
    <g className="ss-sight" pointerEvents="none">
      <Covered layout={layout} cells={zones.filter(zone => !seen.has(zone))} as="unseen" />
      <Covered layout={layout} cells={[...seen]} as="seen" rim />
      {[...seen].map(zone => {
        const [x, y] = layout.ground.middle(zone);
        const far = rangeBetween(view, own.zone, zone);
        return Number.isFinite(far) && zone !== own.zone ? (
          <text key={zone} className="ss-range" x={x} y={y + 26} textAnchor="middle">
            {far}
          </text>
        ) : null;
      })}
    </g>
  );
}

/** The line of an attack that is looked at, with its range. */
function Line({
  view,
  standing,
  lang,
  by,
  target,
}: DrawnProps & { readonly by: string; readonly target: string }): ReactNode {
  const { layout, pieces } = standing;
  const [a, b] = [by, target].map(id => pieces.findIndex(piece => piece.id === id));
  if (a === undefined || b === undefined || a < 0 || b < 0) return null;
  const far = rangeBetween(view, pieces[a]?.zone ?? 0, pieces[b]?.zone ?? 0);
  if (far === 0) return null;
  return (
    <Aim
      from={layout.middle(layout.size + a)}
      to={layout.middle(layout.size + b)}
      barred={false}
      text={say(lang, 'range', far)}
    />
  );
}

/** All that the map shows of it, loaded together. */
export const intents = { intentText, Intent, Sight, Line };
