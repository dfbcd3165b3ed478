import type { Cut } from '../../table/board.ts';
import type { Event, Figure, View } from './game.ts';

/** With these the game itself acts: cards and tokens that are turned over, enemies that activate. */
const BEGINS: ReadonlySet<Event['kind']> = new Set([
  'activation-card',
  'activated',
  'activation-skipped',
  'event',
  'round',
  'shadow',
  'trap',
]);

const bodiesOf = ({ enemies }: View): readonly Figure[] => enemies.flatMap(({ bodies }) => bodies);

/** The enemy turn, event cards and what else happens by itself, deed by deed, with the table as it stood before each. */
export function deeds(before: View, after: View, events: readonly Event[]): readonly Cut<View>[] {
  const cuts: Cut<View>[] = [];
  let view = before;
  events.forEach((event, at) => {
    const strikes = event.kind === 'attack' && bodiesOf(view).some(({ id }) => id === event.by);
    if (strikes || BEGINS.has(event.kind)) cuts.push({ at, view });
    view = then(view, after, event);
  });
  return cuts;
}

/** One figure is changed. */
function changed<F extends Figure>(view: View, id: string, how: (figure: Figure) => Partial<F>): View {
  const each = <G extends Figure>(figures: readonly G[]): G[] =>
    figures.map(one => (one.id === id ? { ...one, ...how(one) } : one));
  return {
    ...view,
    heroes: each(view.heroes),
    companions: each(view.companions),
    enemies: view.enemies.map(enemy => ({ ...enemy, bodies: each(enemy.bodies) })),
  };
}

/** What is seen of the table after an event; whatever it leaves out is there when all is told. */
function then(view: View, after: View, event: Event): View {
  switch (event.kind) {
    case 'moved':
    case 'pushed':
      return changed(view, event.figure, () => ({ zone: event.to }));
    case 'placed':
      return changed(view, event.figure, () => ({ zone: event.zone }));
    case 'wounds':
    case 'healed':
      return changed(view, event.figure, () => ({ wounds: event.total }));
    case 'condition':
      return changed(view, event.figure, ({ conditions }) => ({ conditions: [...conditions, event.condition] }));
    case 'condition-gone':
      return changed(view, event.figure, ({ conditions }) => ({
        conditions: conditions.filter(one => one !== event.condition),
      }));
    case 'fire':
      return changed(view, event.figure, ({ fire }) => ({ fire: [...fire, event.n] }));
    case 'ghost':
      return changed<View['heroes'][number]>(view, event.hero, () => ({ ghost: true, rank: event.rank }));
    case 'killed':
      return {
        ...view,
        companions: view.companions.filter(({ id }) => id !== event.figure),
        enemies: view.enemies.flatMap(enemy => {
          const bodies = enemy.bodies.filter(({ id }) => id !== event.figure);
          return bodies.length === 0 ? [] : [{ ...enemy, bodies }];
        }),
      };
    case 'shadow': {
      const at = view.shadows.indexOf(event.zone);
      return { ...view, shadows: view.shadows.filter((_, i) => i !== at) };
    }
    case 'appeared': {
      const come = after.enemies.find(({ id }) => id === event.enemy);
      if (come === undefined || view.enemies.some(({ id }) => id === come.id)) return view;
      const bodies = come.bodies.map(body => ({ ...body, zone: event.zone, wounds: 0, conditions: [] }));
      return { ...view, enemies: [...view.enemies, { ...come, bodies }] };
    }
    case 'turn-ended':
      return { ...changed<View['heroes'][number]>(view, event.hero, () => ({ acted: true })), turn: null };
    case 'event':
      return { ...view, events: { ...view.events, up: after.events.up } };
    case 'round':
      return { ...view, round: event.round, heroes: view.heroes.map(hero => ({ ...hero, acted: false })) };
    default:
      return view;
  }
}
