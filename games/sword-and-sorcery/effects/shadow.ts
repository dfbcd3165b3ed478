import { speak } from '@tafelrunde/engine';
import { nearestPortal } from '../rules/portals.ts';
import { revealAll } from '../rules/shadows.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A shadow token is placed face down: at the nearest open portal, at every open portal (at one with 2 or 3 heroes), or in the own zone (SS-SHAD-03). */
export interface PlaceShadow {
  readonly do: 'shadow';
  readonly at: 'nearest-portal' | 'portals' | 'own';
}

export const shadow: SorceryWord<PlaceShadow> = {
  *act({ state, io, by, zone }, { at }) {
    const own = zone ?? figureOf(state, by)?.zone ?? 0;
    const open = state.portals.filter(portal => portal.open).map(portal => portal.zone);
    const nearest = nearestPortal(state, own);
    const zones =
      at === 'own' ? [own] : at === 'nearest-portal' || state.size <= 3 ? (nearest === null ? [] : [nearest]) : open;
    state.shadows.push(...zones);
    yield* revealAll(state, io);
  },
  say: ({ at }, { lang }) =>
    ({
      own: speak(lang)('Place a shadow in the zone.', 'Lege einen Schatten in die Zone.'),
      'nearest-portal': speak(lang)(
        'Place a shadow at the nearest open portal.',
        'Lege einen Schatten an das nächste offene Portal.',
      ),
      portals: speak(lang)(
        'Place a shadow at each open portal (2 or 3 heroes: at one).',
        'Lege einen Schatten an jedes offene Portal (2 oder 3 Helden: an eines).',
      ),
    })[at],
};
