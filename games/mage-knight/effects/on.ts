import { capital, speak, type Text } from '@tafelrunde/engine';
import { MANA_NAMES } from '../content/words.ts';
import { isAnythingToHeal } from '../rules/healing.ts';
import { MOMENT_TEXTS, type Moment } from '../rules/moments.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord } from './word.ts';

/** Answers a moment the rules announce. What it concerns (the enemy, the unit, the colour) is handed to the effects. */
export interface On {
  readonly do: 'on';
  readonly at: Moment;
  readonly may?: true;
  readonly effects: readonly Effect[];
  /** Only if the moment is about a mana or card of this colour. */
  readonly colour?: import('../content/words.ts').Mana | 'noted';
  /** Only if it is about a mana of a basic colour. */
  readonly basic?: true;
  /** Only if it is about this enemy. */
  readonly foe?: number;
  /** Only if what this card made brought it about. */
  readonly by?: 'this';
  /** At most once in a turn, or once for each unit. */
  readonly oncePer?: 'turn' | 'unit';
}

const HEALING: readonly Moment[] = ['heal-spent', 'unit-healed', 'wound-healed'];

export const on: MageWord<On> = {
  // What depends on the rest of the card, or on wounds that nobody has, is no reason to play it.
  can: ({ hero, turn }, { at, by }) =>
    by === undefined && (!HEALING.includes(at) || (turn.stage !== 'combat' && isAnythingToHeal(hero))),
  say({ at, may, effects, by, colour, basic, oncePer }, scribe) {
    const does = vocabulary.sentences(effects, scribe).join(' ');
    const t = speak(scribe.lang);
    const often =
      oncePer === 'turn'
        ? t(' (once a turn)', ' (einmal je Zug)')
        : oncePer === 'unit'
          ? t(' (once for each unit)', ' (einmal für jede Einheit)')
          : '';
    const tint =
      colour === undefined
        ? basic
          ? t(' of a basic colour', ' einer Grundfarbe')
          : ''
        : colour === 'noted'
          ? t(' of that colour', ' dieser Farbe')
          : t(` of the colour ${MANA_NAMES[colour].en}`, ` der Farbe ${capital(MANA_NAMES[colour].de)}`);
    // What has the colour: the mana or the spell.
    const when: Text = {
      en: MOMENT_TEXTS[at].en.replace(/mana|a spell/, `$&${tint}`),
      de: MOMENT_TEXTS[at].de.replace(/Mana|einen Zauber/, `$&${tint}`),
    };
    // A clause is followed by a comma, "at the end of the turn" is not.
    const comma = when.en.startsWith('When') ? ',' : '';
    return t(
      `${when.en}${by ? ' with it' : ''}${often}${may ? `${comma} you may` : ''}: ${does}`,
      `${by ? when.de.replace(/^Wenn/, 'Wenn damit') : when.de}${often}${may ? `${comma} darfst du` : ''}: ${does}`,
    );
  },
};
