import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { LEVEL_NAMES, type Level } from '../content/words.ts';
import { attack } from '../rules/attack/attack.ts';
import { scrollOf } from '../rules/enemies/cards.ts';
import { weaponOf } from '../rules/enemies/weapons.ts';
import { enemyOf, type FigureId, figureOf, type State } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** An enemy of this level, or a lower one, attacks another enemy in its zone with its main weapon. Kills are the commander's. */
export interface Command {
  readonly do: 'command';
  readonly level: Level;
}

const ORDER: readonly Level[] = ['green', 'blue', 'red', 'violet'];

/** Other enemies in its zone (SS-NCRD-08). */
function victims(state: State, id: FigureId): FigureId[] {
  const zone = figureOf(state, id)?.zone;
  return state.enemies.flatMap(({ bodies }) =>
    bodies.flatMap(body => (body.id !== id && body.zone === zone ? [body.id] : [])),
  );
}

export const command: SorceryWord<Command> = {
  can: ({ state, on }, { level }) =>
    on.some(id => {
      const enemy = enemyOf(state, id);
      return (
        enemy !== null && ORDER.indexOf(scrollOf(enemy).level) <= ORDER.indexOf(level) && victims(state, id).length > 0
      );
    }),
  *act({ state, io, by, seat, on }, { level }) {
    for (const id of on) {
      const enemy = enemyOf(state, id);
      if (enemy === null || ORDER.indexOf(scrollOf(enemy).level) > ORDER.indexOf(level)) continue;
      const options = victims(state, id).map((figure): Choice => ({ do: 'figure', figure }));
      if (options.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({ seat, kind: 'figure', rule: 'SS-USE-04', about: id, options });
      if (choice.do === 'figure')
        yield* attack(state, io, { ...weaponOf(enemy, id, 'main'), target: choice.figure, commander: by });
    }
  },
  say: ({ level }, { lang }) => {
    // Green is the lowest level.
    const [or, oder] = level === 'green' ? ['', ''] : [' or weaker', ' oder darunter'];
    return speak(lang)(
      `A ${LEVEL_NAMES[level].en}${or} enemy attacks another enemy in its zone with its main weapon.`,
      `Ein Gegner der Stufe ${LEVEL_NAMES[level].de}${oder} greift mit seiner Hauptwaffe einen anderen Gegner in seiner Zone an.`,
    );
  },
};
