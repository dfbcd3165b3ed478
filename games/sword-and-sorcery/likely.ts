import type { AskOf } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import type { Effect } from './effects/effect.ts';
import type { Property, State } from './state.ts';
import type { SwordAndSorcery } from './types.ts';

type Ask = AskOf<SwordAndSorcery>;

/**
 * What is assumed in a forecast: nobody reacts, symbols go into what brings most hits, dice are rolled again where they show nothing of use, and what is equal to
 * the rules is taken as it is listed. Where people really decide the forecast stops.
 */
export function likely({ kind, options }: Ask, { attacks }: State): number | null {
  switch (kind) {
    case 'react':
      return options.findIndex(({ do: what }) => what === 'pass');
    case 'attack-properties':
    case 'defence-properties':
      return bestProperty(options);
    case 'reroll': {
      const wanted = attacks[attacks.length - 1]?.defence ? 'block' : 'hit';
      const poor = options.findIndex(one => one.do === 'reroll' && !one.shows.split('+').includes(wanted));
      return poor >= 0 ? poor : options.findIndex(({ do: what }) => what === 'done');
    }
    case 'manage-order':
    case 'manage-target':
    case 'manage-way':
    case 'push':
    case 'threat':
      return 0;
    case 'equip':
      return options.findIndex(({ do: what }) => what === 'no');
    default:
      return null;
  }
}

/** The property that is worth most, the cheaper one of equals; none that costs more hits than it brings. */
function bestProperty(options: readonly Choice[]): number {
  let best = options.findIndex(({ do: what }) => what === 'done');
  let most = 0;
  for (const [i, option] of options.entries()) {
    if (option.do !== 'property') continue;
    const worth = worthOf(option.property);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** In hundredths of a hit; symbols it costs count a little, hits and blocks as such. */
function worthOf({ cost, effects }: Property): number {
  const { hit = 0, block = 0, energy = 0, magic = 0, sorcery = 0, gremlin = 0 } = cost;
  const price = 100 * (hit + block) + energy + magic + sorcery + gremlin;
  return effects.reduce((sum, effect) => sum + worthOfEffect(effect), 0) - price;
}

const amount = (n: unknown): number => (typeof n === 'number' ? n : 1);

function worthOfEffect(effect: Effect): number {
  switch (effect.do) {
    case 'hits':
    case 'blocks':
      return 100 * amount(effect.n);
    case 'critical':
      return 120;
    case 'lethal':
      return 90 * amount(effect.n);
    case 'pierce':
      return 80 * amount(effect.n);
    case 'area':
      return 70;
    default:
      return 50;
  }
}
