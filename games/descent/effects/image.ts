import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { chooseAim } from '../rules/aiming.ts';
import { supplyOf } from '../rules/class-tokens.ts';
import { suffer, tire } from '../rules/damage.ts';
import { remove } from '../rules/defeat.ts';
import { imagesOf, newImage } from '../rules/images.ts';
import { cellsWithin, isEmpty } from '../rules/map.ts';
import { type Cell, companionOf, type FigureId, figureOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** An image comes onto an empty space so near to the owner, or to another image of his (D2-TOK-35). `after` works on that one and the new one. */
export interface MakeImage {
  readonly do: 'image';
  readonly within: number;
  readonly of?: 'image';
  readonly after?: readonly Effect[];
}

const spacesNear = ({ state }: Doing, id: FigureId, within: number): Cell[] =>
  cellsWithin(state, figureOf(state, id)?.cells ?? [], within).filter(cell => isEmpty(state, cell));

const originsFor = ({ state, by }: Doing, { of }: MakeImage): FigureId[] =>
  of === 'image' ? imagesOf(state, by) : [by];

export const image: DescentWord<MakeImage> = {
  can: (at, effect) =>
    supplyOf(at.state, 'image') > 0 && originsFor(at, effect).some(id => spacesNear(at, id, effect.within).length > 0),
  *act(at, effect) {
    const { state, io, by, seat } = at;
    const { within, of, after = [] } = effect;
    if (supplyOf(state, 'image') <= 0) return;
    const hasRoom = (id: FigureId): boolean => spacesNear(at, id, within).length > 0;
    const [origin] = of === 'image' ? yield* chooseAim(at, { who: 'image' }, hasRoom) : [by];
    const spaces = origin === undefined ? [] : spacesNear(at, origin, within);
    if (origin === undefined || spaces.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'where',
      rule: 'D2-TOK-35',
      options: spaces.map(cell => ({ do: 'space', cell })),
    });
    const made = newImage(state, io, by, choice.do === 'space' ? choice.cell : (spaces[0] ?? 0));
    yield* vocabulary.carryOut({ ...at, on: [origin, made] }, after);
  },
  say({ within, of, after = [] }, scribe) {
    const t = speak(scribe.lang);
    const where =
      of === 'image'
        ? t(`within ${within} spaces of another`, `höchstens ${within} Felder von einem anderen entfernt`)
        : t(`within ${within} spaces of you`, `höchstens ${within} Felder von dir entfernt`);
    const more = after.length === 0 ? '' : ` ${vocabulary.sentences(after, scribe).join(' ')}`;
    return `${t(`Place an image on an empty space ${where}.`, `Lege ein Trugbild auf ein leeres Feld, ${where}.`)}${more}`;
  },
};

/** An image that suffers is gone, and whose image it is suffers 1 damage and 1 fatigue (D2-TOK-37). */
export interface Shatter {
  readonly do: 'shatter';
}

export const shatter: DescentWord<Shatter> = {
  *act({ state, io, on, source }) {
    for (const id of on) {
      const owner = companionOf(state, id)?.owner ?? null;
      io.tell?.({ kind: 'left', figure: id, rule: 'D2-TOK-37' });
      remove(state, id);
      if (owner === null) continue;
      yield* suffer(state, io, owner, 1, { by: source.id });
      yield* tire(state, io, owner, 1, { by: source.id });
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Leaves the map, and its owner suffers 1 damage and 1 fatigue.',
      'Verlässt den Spielplan, und sein Besitzer erleidet 1 Schaden und 1 Erschöpfung.',
    ),
};
