import { choose, endAt, type Reason, reason, restore } from '@tafelrunde/engine';
import { boardOf, figureAt, squareOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import { type CommandCard, commandCard, type MinionId } from '../content/index.ts';
import { type Figure, type Io, isHero, newTurn, OVERLORD, type Play, type State } from '../state.ts';
import { kindsFor, raiseAt } from './placing.ts';
import { raisable } from './supply.ts';

export const NO_COMMANDS = reason('DS-OVER-01', {
  en: 'There is no command left.',
  de: 'Es ist kein Befehl mehr übrig.',
});
export const ACTIVATED_ALREADY = reason('DS-OVER-04', {
  en: 'This figure was activated in this overlord turn already.',
  de: 'Diese Figur wurde in diesem Overlordzug schon aktiviert.',
});
export const NO_SERVANT = reason('DS-OVER-08', {
  en: 'That is no servant of the overlord on the board.',
  de: 'Das ist kein Diener des Overlords auf dem Spielplan.',
});
export const ONE_CARD = reason('DS-CARD-01', {
  en: 'A card was played in this overlord turn already.',
  de: 'In diesem Overlordzug wurde schon eine Karte gespielt.',
});
export const NOT_IN_HAND = reason('DS-SETUP-11', {
  en: 'This card is not in the hand.',
  de: 'Diese Karte ist nicht auf der Hand.',
});
export const BETWEEN_HEROES = reason('DS-CARD-11', {
  en: 'Interrupts are played between two hero turns.',
  de: 'Unterbrechungen werden zwischen zwei Heldenzügen gespielt.',
});
export const ONLY_INTERRUPTS = reason('DS-CARD-11', {
  en: 'Between hero turns only interrupts are played.',
  de: 'Zwischen Heldenzügen werden nur Unterbrechungen gespielt.',
});
export const NO_BONES = reason('DS-RAISE-09', {
  en: 'No bone pile lies free there.',
  de: 'Dort liegt kein Knochenhaufen frei.',
});
export const NONE_LEFT = reason('DS-RAISE-03', {
  en: 'No further figure of that kind is available.',
  de: 'Von dieser Art ist keine Figur mehr verfügbar.',
});
export const USED_IN_INTERRUPT = reason('DS-CARD-12', {
  en: 'An interrupt uses each figure once.',
  de: 'Eine Unterbrechung benutzt jede Figur einmal.',
});

/** The overlord turn begins (DS-OVER-01, -04). */
export function beginOverlordTurn(state: State, io: Io): void {
  state.phase = 'overlord';
  state.overlord.commands = state.overlord.perTurn;
  state.overlord.played = false;
  for (const figure of state.figures) if (!isHero(figure)) figure.done = false;
  for (const figure of state.figures) if (!isHero(figure)) endAt(state.grants, 'next-turn', figure.id);
  io.tell?.({ kind: 'overlord', commands: state.overlord.commands, rule: 'DS-OVER-01' });
}

/** One decision of the overlord: a command, a card, or the end of his turn (DS-OVER-02, -12). */
export function* command(state: State, io: Io): Play {
  if (state.overlord.raisings > 0) return yield* raiseByCard(state, io);
  const choice = yield* choose({
    seat: OVERLORD,
    kind: 'command',
    rule: 'DS-OVER-02',
    options: () => commandOptions(state),
    always: true,
  });
  switch (choice.do) {
    case 'activate':
      state.overlord.commands--;
      return activate(state, io, choice.figure, 'activation');
    case 'raise':
      state.overlord.commands--;
      return yield* raiseAt(state, io, null, cellAt(state, choice.x, choice.y), choice.minion);
    case 'play':
      return play(state, io, choice.card);
    default:
      state.phase = 'spells';
  }
}

function commandOptions(state: State): Choice[] {
  const options: Choice[] = [];
  for (const figure of state.figures)
    if (mayActivate(state, figure) === null) options.push({ do: 'activate', figure: figure.id });
  if (state.overlord.commands > 0) addRaisings(state, options);
  addCards(state, options);
  options.push({ do: 'end' });
  return options;
}

const cellAt = (state: State, x: number, y: number): number => boardOf(state).grid.cell(x, y);

export function mayActivate(state: State, figure: Figure): Reason | null {
  if (isHero(figure)) return NO_SERVANT;
  if (state.phase === 'interrupt') return state.overlord.interrupted.includes(figure.id) ? USED_IN_INTERRUPT : null;
  if (state.overlord.commands <= 0) return NO_COMMANDS;
  return figure.done ? ACTIVATED_ALREADY : null;
}

/** A servant may move and then take one action (DS-OVER-02, -03). */
export function activate(state: State, io: Io, id: string, as: 'activation' | 'interrupt'): void {
  restore(state.used, 'turn');
  state.turns.push(newTurn(id, as, ['move', 'action']));
  io.tell?.({ kind: 'activated', figure: id, rule: as === 'activation' ? 'DS-OVER-02' : 'DS-CARD-12' });
}

// --------------------------------------------------------------------------------------------------------- Raise the Dead

/** Which figures could rise from the bones of a square (DS-RAISE-02, -03, -09..11). */
export function mayRaise(state: State, cell: number, kind: MinionId): Reason | null {
  if (!state.bones.includes(cell) || figureAt(state, boardOf(state), cell)) return NO_BONES;
  return kindsFor(state, cell).includes(kind) ? null : NONE_LEFT;
}

function addRaisings(state: State, options: Choice[]): void {
  if (state.bones.length === 0 || raisable(state).length === 0) return;
  const board = boardOf(state);
  for (const cell of new Set(state.bones)) {
    if (figureAt(state, board, cell)) continue;
    for (const minion of kindsFor(state, cell)) options.push({ do: 'raise', ...squareOf(board, cell), minion });
  }
}

/** The card raises for no command; what cannot be used is lost (DS-CARD-10, DS-RAISE-04). */
function* raiseByCard(state: State, io: Io): Play {
  state.overlord.raisings--;
  const options: Choice[] = [];
  addRaisings(state, options);
  if (options.length === 0) return;
  const choice = yield* choose({ seat: OVERLORD, kind: 'raise', rule: 'DS-CARD-10', options });
  if (choice.do === 'raise') yield* raiseAt(state, io, null, cellAt(state, choice.x, choice.y), choice.minion);
}

// ---------------------------------------------------------------------------------------------------------- command cards

/** Equal cards are one choice. */
export function kindsInHand(state: State): CommandCard[] {
  const kinds: CommandCard[] = [];
  for (const id of state.overlord.hand) {
    const card = commandCard(id);
    if (!kinds.includes(card)) kinds.push(card);
  }
  return kinds;
}

function addCards(state: State, options: Choice[]): void {
  for (const card of kindsInHand(state)) if (mayAct(state, card) === null) options.push({ do: 'play', card: card.id });
}

export function mayPlay(state: State, card: CommandCard): Reason | null {
  return kindsInHand(state).includes(card) ? mayAct(state, card) : NOT_IN_HAND;
}

/** In the overlord turn one card, and no interrupt; between hero turns nothing else (DS-CARD-01, -02, -11). */
function mayAct(state: State, card: CommandCard): Reason | null {
  if (state.phase === 'window') return card.command === 'interrupt' ? null : ONLY_INTERRUPTS;
  if (card.command === 'interrupt') return BETWEEN_HEROES;
  if (state.overlord.played) return ONE_CARD;
  if (card.command !== 'raise-the-dead') return null;
  const options: Choice[] = [];
  addRaisings(state, options);
  return options.length > 0 ? null : NO_BONES;
}

/** A card acts and is discarded (DS-CARD-03). What it starts is asked for from the next step on. */
export function play(state: State, io: Io, id: string): void {
  const { overlord } = state;
  const at = overlord.hand.findIndex(card => commandCard(card).id === id);
  const [card] = overlord.hand.splice(at, 1);
  if (card === undefined) return;
  overlord.discard.push(card);
  io.reveal?.('all', { played: card }, OVERLORD);
  io.tell?.({ kind: 'played', card: id, rule: 'DS-CARD-03' });
  if (state.phase === 'overlord') overlord.played = true;
  for (const effect of commandCard(card).effects) {
    if (effect.do === 'commands') overlord.commands += effect.add === 'double' ? overlord.perTurn : effect.add;
    if (effect.do === 'raise') overlord.raisings += effect.aim.many === 'each' ? state.bones.length : effect.aim.many;
    if (effect.do === 'interrupt') beginInterrupt(state, effect.figures);
  }
}

// ------------------------------------------------------------------------------------------------------------- interrupts

function beginInterrupt(state: State, figures: number): void {
  state.phase = 'interrupt';
  state.overlord.interrupts = figures;
  state.overlord.interrupted.length = 0;
}

/** After a hero turn and before the next the overlord may interrupt; he is asked whatever he holds (DS-CARD-11, -14, -15). */
export function* interruptWindow(state: State, io: Io): Play {
  const options: Choice[] = [{ do: 'pass' }];
  addCards(state, options);
  const choice = yield* choose({ seat: OVERLORD, kind: 'window', rule: 'DS-CARD-11', options, always: true });
  if (choice.do === 'play') play(state, io, choice.card);
  else state.phase = 'heroes';
}

/** The figures of an interrupt act one after the other (DS-CARD-12, -13). */
export function* interrupt(state: State, io: Io): Play {
  const { overlord } = state;
  const free = state.figures.filter(figure => mayActivate(state, figure) === null);
  if (overlord.interrupts === 0 || free.length === 0) {
    state.phase = 'heroes';
    return;
  }
  const options: Choice[] = free.map(figure => ({ do: 'activate', figure: figure.id }));
  options.push({ do: 'end' });
  const choice = yield* choose({ seat: OVERLORD, kind: 'interrupt', rule: 'DS-CARD-12', options });
  if (choice.do !== 'activate') {
    state.phase = 'heroes';
    return;
  }
  overlord.interrupts--;
  overlord.interrupted.push(choice.figure);
  activate(state, io, choice.figure, 'interrupt');
}
