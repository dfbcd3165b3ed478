import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { DieKind } from '../content/words.ts';
import { UNARMED, weaponsOf } from '../rules/attack/weapons.ts';
import { seesFigure } from '../rules/map.ts';
import { attackOf, everybody, type FigureId } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The attack uses the dice printed for a figure in sight, of a hero those of an equipped weapon; nothing else of that figure (D2C-MAB-81, -82). */
export interface Morph {
  readonly do: 'morph';
}

interface Likeness {
  readonly figure: FigureId;
  readonly weapon: string;
  readonly dice: readonly DieKind[];
}

function likenesses({ state, by }: Doing): Likeness[] {
  const found: Likeness[] = [];
  for (const { id } of everybody(state)) {
    if (id === by || !seesFigure(state, by, id)) continue;
    const weapons = weaponsOf(state, id);
    // Bare hands only where nothing else is there.
    for (const weapon of weapons.length > 1 ? weapons.filter(one => one !== UNARMED) : weapons)
      if (weapon.dice.length > 0) found.push({ figure: id, weapon: weapon.id, dice: weapon.dice });
  }
  return found;
}

export const morph: DescentWord<Morph> = {
  can: at => at.state.attacks.length > 0 && likenesses(at).length > 0,
  *act(at) {
    const { state, io, seat, by, source } = at;
    const found = likenesses(at);
    const figures = [...new Set(found.map(({ figure }) => figure))];
    if (figures.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'pick',
      rule: 'D2C-MAB-81',
      about: at.source.id,
      options: figures.map(figure => ({ do: 'pick', figure })),
    });
    const own = found.filter(({ figure }) => choice.do === 'pick' && choice.figure === figure);
    const weapon = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2C-MAB-81',
      about: at.source.id,
      options: own.map(one => ({ do: 'card', card: one.weapon })),
    });
    const chosen = own.find(one => weapon.do === 'card' && weapon.card === one.weapon) ?? own[0];
    if (chosen === undefined) return;
    attackOf(state).pool = [...chosen.dice];
    io.tell?.({ kind: 'dice-added', by, source: source.id, dice: [...chosen.dice], rule: 'D2C-MAB-81' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Use the dice printed for a figure in your line of sight, of a hero those of an equipped weapon.',
      'Nutze die aufgedruckten Würfel einer Figur in deiner Sichtlinie, bei einem Helden die einer ausgerüsteten Waffe.',
    ),
};
