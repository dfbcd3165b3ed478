import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { sees } from '../rules/aims.ts';
import { attack } from '../rules/attack/attack.ts';
import { type FigureId, heroOf, isHero, type State } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A rune on a hero in sight explodes among the enemies of that hero's zone: 1 hit and one more per half rank, magical. */
export interface RuneBurst {
  readonly do: 'rune-burst';
}

const RUNES = ['attack-rune', 'ward-rune'];

function bearers(state: State, by: FigureId): FigureId[] {
  return state.heroes.flatMap(({ id, ghost, zone, tokens }) => {
    if (ghost || !RUNES.some(rune => (tokens[rune] ?? 0) > 0) || !sees(state, by, zone)) return [];
    return state.enemies.some(({ bodies }) => bodies.some(body => body.zone === zone)) ? [id] : [];
  });
}

export const runeBurst: SorceryWord<RuneBurst> = {
  can: ({ state, by }) => bearers(state, by).length > 0,
  *act({ state, io, by, seat, source }) {
    const options = bearers(state, by).map((figure): Choice => ({ do: 'figure', figure }));
    if (options.length === 0 || !isHero(state, by)) return;
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'figure', rule: 'SS-USE-04', options });
    if (choice.do !== 'figure') return;
    const bearer = heroOf(state, choice.figure);
    for (const rune of RUNES)
      if ((bearer.tokens[rune] ?? 0) > 0) {
        delete bearer.tokens[rune];
        state.lasting = state.lasting.filter(({ on, key }) => !(on === bearer.id && key.startsWith(rune)));
        io.tell?.({ kind: 'tokens', figure: bearer.id, token: rune, n: 0, rule: 'SS-POW-09' });
        break;
      }
    const target = state.enemies.flatMap(({ bodies }) => bodies).find(({ zone }) => zone === bearer.zone);
    if (target === undefined) return;
    yield* attack(state, io, {
      by,
      target: target.id,
      source: source.id,
      values: { auto: 1 + Math.ceil(heroOf(state, by).rank / 2) },
      range: 5,
      damage: 'magical',
      properties: [{ cost: {}, effects: [{ do: 'area', n: 0 }] }],
      tags: ['power'],
    });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A rune on a hero in sight explodes: 1 + 1 per soul rank/2 magical hits on all enemies in that zone.',
      'Eine Rune auf einem sichtbaren Helden explodiert: 1 + 1 je Seelenrang/2 magische Treffer auf alle Gegner in dieser Zone.',
    ),
};
