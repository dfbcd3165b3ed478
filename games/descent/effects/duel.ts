import { choose, dealFrom, insert, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { itemOf } from '../content/index.ts';
import type { DieKind } from '../content/words.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import { suffer } from '../rules/damage.ts';
import { faceOf, roll, shown } from '../rules/dice.ts';
import { cardFor } from '../rules/searching.ts';
import { defencePool } from '../rules/values.ts';
import { type FigureId, heroOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import type { DescentWord } from './word.ts';

/**
 * A hero duels a stranger: he strikes with a melee weapon of his own against a gray die, and is struck with the first melee weapon of the shop deck, whose damage
 * he really suffers (D2C-EVNT-02). If he has dealt more than he was dealt he wins the weapon. Either way this card is out of the campaign.
 */
export interface Duel {
  readonly do: 'duel';
}

const meleeWeapons = (state: State, id: FigureId): string[] =>
  weaponsOf(state, id)
    .filter(weapon => weapon.type === 'melee' && weapon.id !== 'unarmed')
    .map(weapon => weapon.id);

/** The first melee weapon of the shop deck; what was turned over before it goes back. */
function strangersWeapon(state: State, io: Io): string | null {
  const aside: string[] = [];
  let found: string | null = null;
  while (found === null) {
    const [card] = dealFrom(state.shop, 1, io.chance);
    if (card === undefined) break;
    io.reveal?.('all', { know: 'drawn', card });
    if (itemOf(card).attack === 'melee') found = card;
    else aside.push(card);
  }
  for (const card of aside) insert(state.shop.rest, card);
  return found;
}

/** The damage of a single blow: hearts less shields, nothing on a miss. */
function blow(io: Io, by: FigureId, attack: readonly DieKind[], defence: readonly DieKind[]): number {
  const dice = roll(io, [...attack, ...defence]);
  io.tell?.({ kind: 'rolled', by, dice, rule: 'D2C-EVNT-02' });
  const { hearts, shields } = shown(dice);
  return dice.some(die => faceOf(die).miss) ? 0 : Math.max(0, hearts - shields);
}

export const duel: DescentWord<Duel> = {
  can: ({ state, on }) => on.some(id => meleeWeapons(state, id).length > 0),
  *act({ state, io, on, seat, also, source }) {
    const options = on.flatMap(hero => meleeWeapons(state, hero).map((item): Choice => ({ do: 'duel', hero, item })));
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      ...(also !== undefined && { also }),
      kind: 'pick',
      rule: 'D2C-EVNT-02',
      about: source.id,
      options,
    });
    if (choice.do !== 'duel') return;
    const { campaign } = state;
    if (campaign !== null) campaign.gone = [...(campaign.gone ?? []), source.id];
    const weapon = strangersWeapon(state, io);
    if (weapon === null) return;
    io.tell?.({ kind: 'market', cards: [weapon], gold: state.gold, rule: 'D2C-EVNT-02' });
    const { hero } = choice;
    const dealt = blow(io, hero, itemOf(choice.item).dice ?? [], ['gray']);
    const taken = blow(io, hero, itemOf(weapon).dice ?? [], defencePool(state, hero));
    yield* suffer(state, io, hero, taken, { by: source.id });
    if (dealt > taken) {
      heroOf(state, hero).cards.push(cardFor(weapon));
      io.tell?.({ kind: 'found', figure: hero, card: weapon, rule: 'D2C-EVNT-02' });
    } else insert(state.shop.rest, weapon);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A hero duels with a melee weapon of his own against a gray die; the first melee weapon of the shop deck strikes at him, and he suffers its damage. If he deals more than he is dealt, he gains that weapon. Then this card is out of the campaign.',
      'Ein Held ficht mit einer eigenen Nahkampfwaffe gegen einen grauen Würfel; die erste Nahkampfwaffe des Marktstapels schlägt nach ihm, und er erleidet ihren Schaden. Fügt er mehr zu, als ihm zugefügt wird, erhält er diese Waffe. Danach ist diese Karte aus der Kampagne.',
    ),
};
