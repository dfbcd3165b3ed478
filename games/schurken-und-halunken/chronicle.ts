import type { Chronicle, Note, Seat, Text, Who } from '@tafelrunde/engine';
import { heroes, pileOf, type SupportCard, supportCard, supportCards } from './content/index.ts';
import type { Event } from './events.ts';
import { nameOf } from './names.ts';
import { figuresOf, type GroupId, type OpponentId } from './state.ts';
import type { SchurkenUndHalunken } from './types.ts';

const CARDS: Readonly<Record<SupportCard['kind'], Text>> = {
  weapon: { en: 'Weapons', de: 'Waffen' },
  shield: { en: 'Shields', de: 'Schilde' },
  armour: { en: 'Armour', de: 'Rüstungen' },
  artefact: { en: 'Artefacts', de: 'Artefakte' },
  'attack-spell': { en: 'Attack spells', de: 'Angriffszauber' },
  'defence-spell': { en: 'Defensive spells', de: 'Verteidigungszauber' },
  'general-spell': { en: 'General spells', de: 'Allgemeine Zauber' },
  summoning: { en: 'Summonings', de: 'Beschwörungen' },
  potion: { en: 'Potions', de: 'Zaubertränke' },
  demon: { en: 'Demons', de: 'Dämonen' },
  manoeuvre: { en: 'Manoeuvres', de: 'Manöver' },
  event: { en: 'Events', de: 'Ereignisse' },
  'spontaneous-event': { en: 'Spontaneous events', de: 'Spontane Ereignisse' },
  npc: { en: 'NPCs', de: 'NSC' },
};

/** Cards drawn before the game and in the first own turns: hardly anybody is out by then. */
const EARLY = 3;

/** How a game is counted: what luck dealt to whom, what was done with it, and every blow. */
export const chronicle: Chronicle<SchurkenUndHalunken> = {
  kinds: {
    hero: { en: 'Heroes', de: 'Helden' },
    'bought-hero': { en: 'Bought heroes', de: 'Gekaufte Helden' },
    ...CARDS,
  },
  pools: {
    dealt: { name: { en: 'Heroes dealt', de: 'Ausgeteilte Helden' } },
    bought: { name: { en: 'Heroes bought', de: 'Gekaufte Helden' } },
    equipment: { name: { en: 'Equipment drawn', de: 'Gezogene Ausrüstung' }, early: EARLY },
    magic: { name: { en: 'Magic drawn', de: 'Gezogene Magie' }, early: EARLY },
    tactics: { name: { en: 'Tactics drawn', de: 'Gezogene Taktik' }, early: EARLY },
  },
  forms: {
    melee: { en: 'Melee', de: 'Nahkampf' },
    ranged: { en: 'Ranged', de: 'Fernkampf' },
    magical: { en: 'Magical', de: 'Magie' },
  },
  counts: {
    parried: { en: 'attacks cancelled', de: 'vereitelte Attacken' },
    survived: { en: 'deaths cheated', de: 'überlistete Tode' },
    plundered: { en: 'cards plundered', de: 'geplünderte Karten' },
    stolen: { en: 'cards stolen', de: 'gestohlene Karten' },
  },
  ends: {
    'last-standing': { en: 'last one standing', de: 'als Letzter übrig' },
    lost: { en: 'nobody of the players left', de: 'niemand von den Spielern übrig' },
    'all-dead': { en: 'all fell at once', de: 'alle fielen zugleich' },
    'dragon-slain': { en: 'the dragon is slain', de: 'der Drache ist erschlagen' },
    'dragon-fed': { en: 'the dragon has eaten', de: 'der Drache ist satt' },
    'hill-king': { en: 'king of the hill', de: 'König des Hügels' },
    'night-gold': { en: 'night watch: legend', de: 'Nachtwache: Legende' },
    'night-silver': { en: 'night watch: rogue', de: 'Nachtwache: Halunke' },
    'night-bronze': { en: 'night watch: scoundrel', de: 'Nachtwache: Schurke mit Schwein' },
    arrested: { en: 'arrested', de: 'verhaftet' },
  },
  gauges: [
    {
      id: 'life',
      name: { en: 'Life points of the group', de: 'Lebenspunkte der Gruppe' },
      perSeat: true,
      measure: ({ groups }, seat) => sum(groups[seat] ? figuresOf(groups[seat]).map(({ life }) => life) : []),
    },
    {
      id: 'figures',
      name: { en: 'Heroes and creatures', de: 'Helden und Kreaturen' },
      perSeat: true,
      measure: ({ groups }, seat) => (groups[seat] ? figuresOf(groups[seat]).length : 0),
    },
    {
      id: 'hand',
      name: { en: 'Cards in hand', de: 'Handkarten' },
      perSeat: true,
      measure: ({ groups }, seat) => groups[seat]?.hand.length ?? 0,
    },
  ],
  content: [heroes, supportCards],
  nameOf: (_, thing) => nameOf(thing),
  /** The starting player is drawn by lot: what counts is the place in the turn order. */
  order: ({ first, seats }) => Array.from({ length: seats }, (_, i) => (first + i) % seats),
  begin(start, write) {
    const writer = new Writer(write);
    for (const [seat, { heroes: dealt }] of start.groups.entries())
      for (const { id } of dealt) writer.joins(seat, id, 'hero', 'dealt', seat < start.seats);
    return writer;
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + Math.max(0, n), 0);
const withoutCopy = (id: string): string => id.replace(/#\d+$/, '');

class Writer {
  readonly #write: (note: Note) => void;
  readonly #owners = new Map<OpponentId, Who>();
  /** The attack that is under way. */
  #blow: { readonly by: Who | null; readonly form: string } = { by: null, form: 'melee' };

  constructor(write: (note: Note) => void) {
    this.#write = write;
  }

  joins(seat: GroupId, id: string, kind: string, among: string, plays = true): void {
    this.#join(id, { kind, thing: id, seat: plays ? seat : null });
    if (plays) this.#write({ note: 'had', seat, kind, thing: id, among });
  }

  hear(event: Event): void {
    switch (event.kind) {
      case 'turn':
        if (typeof event.group === 'number') this.#write({ note: 'turn', seat: event.group });
        return;
      case 'drew':
        if (event.card !== null) this.#had(event.group, event.card);
        return;
      case 'bought':
        this.joins(event.group, event.hero, 'bought-hero', 'bought');
        break;
      case 'played':
      case 'hired':
      case 'sent':
        this.#used(event.group, event.card);
        break;
      case 'equipped':
        this.#used(this.#who(event.hero).seat, event.card);
        break;
      case 'cast':
        this.#used(this.#who(event.by).seat, event.card);
        break;
      case 'summoned': {
        const { seat } = this.#who(event.by);
        this.#join(event.card, { kind: 'summoning', thing: withoutCopy(event.card), seat });
        this.#used(seat, event.card);
        break;
      }
      case 'out':
        if (typeof event.group === 'number') this.#write({ note: 'out', seat: event.group });
        return;
      case 'cancelled':
        if (event.what === 'attack') this.#write({ note: 'count', what: 'parried' });
        return;
      case 'survived':
        this.#write({ note: 'count', what: 'survived' });
        break;
      case 'plundered':
        this.#write({ note: 'count', what: 'plundered' });
        break;
      case 'stole':
        this.#write({ note: 'count', what: 'stolen' });
        break;
      default:
        this.#combat(event);
    }
  }

  #combat(event: Event): void {
    switch (event.kind) {
      case 'attacked': {
        const by = this.#who(event.by);
        if (event.with !== 'claws') this.#used(by.seat, event.with);
        this.#blow = { by, form: event.form };
        this.#write({ note: 'attack', by, form: event.form });
        break;
      }
      case 'hit': {
        const struck = { ...this.#blow, to: this.#who(event.who) };
        this.#write({ note: 'hit', ...struck });
        this.#write({ note: 'wounds', ...struck, amount: Math.max(0, event.damage) });
        break;
      }
      case 'died':
        // Creatures return to their summoner: only heroes fall for good.
        if (event.rule === 'SH-DEATH-01') this.#write({ note: 'fell', ...this.#blow, who: this.#who(event.who) });
        return;
      default:
    }
  }

  #had(seat: Seat, card: string): void {
    const { id, kind } = supportCard(card);
    this.#write({ note: 'had', seat, kind, thing: id, among: pileOf(supportCard(card)) });
  }

  #used(seat: Seat | null, card: string): void {
    const { id, kind } = supportCard(card);
    if (seat !== null) this.#write({ note: 'used', seat, kind, thing: id });
  }

  #join(id: OpponentId, who: Who): void {
    this.#owners.set(id, who);
    this.#write({ note: 'joined', who });
  }

  #who(id: OpponentId): Who {
    const known = this.#owners.get(id);
    if (known) return known;
    const kind = id.includes('#') ? supportCard(id).kind : 'hero';
    return { kind, thing: withoutCopy(id), seat: null };
  }
}
