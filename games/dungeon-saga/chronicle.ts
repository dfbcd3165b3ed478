import type { Chronicle, Note, Text, Who } from '@tafelrunde/engine';
import { adventureAction, adventures } from './content/adventures/index.ts';
import { type AttackForm, abilities, bosses, commandCard, everything, heroes, items } from './content/index.ts';
import type { Event } from './events.ts';
import { nameOf } from './names.ts';
import { isHero, OVERLORD, type State } from './state.ts';
import type { DungeonSaga } from './types.ts';

const FORMS: Readonly<Record<AttackForm | 'other', Text>> = {
  melee: { en: 'Melee', de: 'Nahkampf' },
  ranged: { en: 'Ranged', de: 'Fernkampf' },
  magical: { en: 'Magic', de: 'Magie' },
  other: { en: 'Traps and curses', de: 'Fallen und Flüche' },
};

/** How an adventure is counted: what heroes and overlord used, every blow, doors, deaths and the dead that rise again. */
export const chronicle: Chronicle<DungeonSaga> = {
  kinds: {
    hero: { en: 'Heroes', de: 'Helden' },
    boss: { en: 'Bosses', de: 'Anführer' },
    minion: { en: 'Minions', de: 'Schergen' },
    feat: { en: 'Feats', de: 'Heldentaten' },
    spell: { en: 'Spells', de: 'Zauber' },
    item: { en: 'Items', de: 'Gegenstände' },
    ability: { en: 'Abilities', de: 'Fähigkeiten' },
    command: { en: 'Command cards', de: 'Befehlskarten' },
    action: { en: 'Actions of the adventure', de: 'Aktionen des Abenteuers' },
  },
  pools: {
    command: { name: { en: 'Command cards drawn', de: 'Gezogene Befehlskarten' }, early: 6 },
    chest: { name: { en: 'Items found', de: 'Gefundene Gegenstände' } },
  },
  forms: FORMS,
  counts: {
    doors: { en: 'doors opened', de: 'geöffnete Türen' },
    chests: { en: 'chests opened', de: 'geöffnete Truhen' },
    raised: { en: 'minions raised', de: 'erweckte Schergen' },
    bones: { en: 'minions turned into bones', de: 'Schergen zu Knochen zerfallen' },
    healed: { en: 'healings', de: 'Heilungen' },
    prevented: { en: 'wounds prevented', de: 'verhinderte Wunden' },
    free: { en: 'free strikes', de: 'freie Schläge' },
    twists: { en: 'twists of the adventure', de: 'Wendungen des Abenteuers' },
  },
  ends: {
    heroes: { en: 'the heroes reach their goal', de: 'die Helden erreichen ihr Ziel' },
    'overlord-crippled': { en: 'too many heroes crippled', de: 'zu viele Helden kampfunfähig' },
    'overlord-deck-empty': { en: 'the command deck is empty', de: 'das Befehlsdeck ist leer' },
    'overlord-rounds': { en: 'time is up', de: 'die Zeit ist um' },
    'overlord-reach': { en: 'the overlord gets there', de: 'der Overlord kommt ans Ziel' },
    'overlord-slay': { en: 'the overlord has slain his quarry', de: 'der Overlord hat sein Opfer' },
    'overlord-clear': { en: 'nobody is left', de: 'niemand ist mehr da' },
    'overlord-carry': { en: 'the overlord has what he wanted', de: 'der Overlord hat, was er wollte' },
    'overlord-bring': { en: 'the overlord has brought it home', de: 'der Overlord hat es heimgebracht' },
    'overlord-open': { en: 'the overlord has opened it', de: 'der Overlord hat es geöffnet' },
  },
  gauges: [
    {
      id: 'hero-wounds',
      name: { en: 'Wounds of the heroes', de: 'Wunden der Helden' },
      measure: state => woundsOf(state),
    },
    {
      id: 'heroes',
      name: { en: 'Heroes standing', de: 'Stehende Helden' },
      measure: ({ figures }) => figures.filter(isHero).length,
    },
    {
      id: 'minions',
      name: { en: 'Overlord’s figures on the board', de: 'Figuren des Overlords auf dem Plan' },
      measure: ({ figures }) => figures.filter(figure => !isHero(figure)).length,
    },
    {
      id: 'opened',
      name: { en: 'Doors and chests open', de: 'Offene Türen und Truhen' },
      measure: ({ things }) => things.filter(({ open }) => open).length,
    },
    {
      id: 'deck',
      name: { en: 'Command cards left', de: 'Übrige Befehlskarten' },
      measure: ({ overlord }) => overlord.deck.length + overlord.hand.length,
    },
  ],
  content: [everything, adventures],
  nameOf: (_, thing) => ({ en: nameOf(thing, 'en'), de: nameOf(thing, 'de') }),
  begin(start, write) {
    for (const card of start.overlord.hand)
      write({ note: 'had', seat: OVERLORD, kind: 'command', thing: commandCard(card).id, among: 'command' });
    for (const { id } of start.figures) write({ note: 'joined', who: who(start, id) });
    return { hear: (event, state) => record(event, state, write) };
  },
};

/** Wounds taken by heroes on the board, and all those of heroes that were carried out. */
function woundsOf(state: State): number {
  const standing = state.figures.filter(isHero);
  const now = standing.reduce((sum, { wounds }) => sum + wounds, 0);
  const sheet = standing[0]?.legendary ? 'legendary' : 'sheet';
  return heroes.filter(({ id }) => (state.slain[id] ?? 0) > 0).reduce((sum, hero) => sum + hero[sheet].wounds, now);
}

function record(event: Event, state: State, write: (note: Note) => void): void {
  const count = (what: string): void => write({ note: 'count', what });
  const used = (figure: string, kind: string, thing: string): void =>
    write({ note: 'used', seat: seat(state, figure), kind, thing });
  switch (event.kind) {
    case 'round':
      write({ note: 'round' });
      break;
    case 'feat':
      used(event.figure, 'feat', event.feat);
      break;
    case 'cast':
      used(event.figure, 'spell', event.spell);
      break;
    case 'used':
      used(event.figure, kindOf(event.what), event.what);
      break;
    case 'played':
      write({ note: 'used', seat: OVERLORD, kind: 'command', thing: event.card });
      break;
    case 'drew':
      if (event.card === null) return;
      write({ note: 'had', seat: OVERLORD, kind: 'command', thing: event.card, among: 'command' });
      break;
    case 'gained':
      write({
        note: 'had',
        seat: seat(state, event.figure),
        kind: 'item',
        thing: event.item,
        among: 'chest',
      });
      break;
    case 'opened':
      count(event.rule === 'DS-DOOR-05' ? 'doors' : 'chests');
      break;
    case 'revealed':
      for (const figure of event.figures) write({ note: 'joined', who: who(state, figure) });
      break;
    case 'appeared':
      write({ note: 'joined', who: who(state, event.figure) });
      count('raised');
      break;
    case 'healed':
      count('healed');
      break;
    case 'prevented':
      count('prevented');
      break;
    case 'twist':
      count('twists');
      break;
    default:
      recordBlow(event, state, write);
  }
}

function recordBlow(event: Event, state: State, write: (note: Note) => void): void {
  switch (event.kind) {
    case 'attack':
      if (event.free) write({ note: 'count', what: 'free' });
      write({ note: 'attack', by: who(state, event.attacker), form: event.form });
      break;
    case 'hits':
      if (event.hits === 0 || isThing(state, event.target)) return;
      write({ note: 'hit', ...blow(state), to: who(state, event.target) });
      break;
    case 'wounded':
    case 'injured':
      write({ note: 'wounds', ...blow(state), to: who(state, event.figure), amount: 1 });
      break;
    case 'fell':
      if (event.as === 'bones') write({ note: 'count', what: 'bones' });
      write({ note: 'fell', ...blow(state), who: who(state, event.figure) });
      break;
    default:
  }
}

/** The attack under way; wounds without one come from traps, spells and the like. */
function blow(state: State): { readonly by: Who | null; readonly form: string } {
  const { attack } = state;
  return attack ? { by: who(state, attack.attacker), form: attack.form } : { by: null, form: 'other' };
}

/** Fallen figures are off the board already, so their ids must do. */
function who(state: State, id: string): Who {
  const kind = heroes.some(hero => hero.id === id) ? 'hero' : bosses.some(boss => boss.id === id) ? 'boss' : 'minion';
  return { kind, thing: kind === 'minion' ? id.replace(/-\d+$/, '') : id, seat: seat(state, id) };
}

const seat = (state: State, id: string): number => state.control[id] ?? OVERLORD;
const isThing = (state: State, id: string): boolean => state.things.some(thing => thing.id === id);

function kindOf(what: string): string {
  if (items.some(({ id }) => id === what)) return 'item';
  return abilities.some(({ id }) => id === what) && !adventureAction(what) ? 'ability' : 'action';
}
