import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { MANA, type Mana } from '../content/words.ts';
import { tokenOf } from '../rules/skill-tokens.ts';
import type { Doing, MageWord } from './word.ts';

/** The skill token remembers a colour: one of your choice, or the one the moment is about. */
export interface Mark {
  readonly do: 'mark';
  readonly of: 'any-but-gold' | 'about';
}

function* chosenColour({ seat, about }: Doing, of: Mark['of']) {
  if (of === 'about') return about.colour ?? null;
  const options: Choice[] = MANA.filter(mana => mana !== 'gold').map(colour => ({ do: 'colour', colour }));
  const chosen = yield* choose({ seat, kind: 'colour', rule: 'MK-EFF-03', options });
  return chosen.do === 'colour' ? chosen.colour : null;
}

export const mark: MageWord<Mark> = {
  can: () => false,
  *act(at, { of }) {
    const colour: Mana | null = yield* chosenColour(at, of);
    const token = tokenOf(at.state, at.source.id);
    if (token) token.skill.colour = colour;
  },
  say: ({ of }, { lang }) =>
    of === 'about'
      ? speak(lang)('Mark this token with that colour.', 'Markiere dieses Plättchen mit dieser Farbe.')
      : speak(lang)(
          'Mark this token with a colour of your choice but gold.',
          'Markiere dieses Plättchen mit einer Farbe deiner Wahl außer Gold.',
        ),
};
