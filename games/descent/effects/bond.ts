import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aimed, spread } from '../rules/attack/attack.ts';
import { type Target, targetsFor } from '../rules/attack/targets.ts';
import { weaponOf } from '../rules/attack/weapons.ts';
import { begin } from '../rules/lasting.ts';
import { attackOf, type FigureId, figureOf, monsterOf, type State, seatOf, turnOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The figure it works on attacks as if it stood where another of its group does: the attack being declared, or one in its activation. */
export interface Bond {
  readonly do: 'bond';
}

interface Origin {
  readonly fellow: FigureId;
  readonly targets: readonly Target[];
}

/** The others of its group with somebody to aim at. */
function origins(state: State, by: FigureId, id: string): Origin[] {
  const weapon = weaponOf(state, by, id);
  const group = monsterOf(state, by)?.group;
  if (weapon === null) return [];
  return state.monsters
    .filter(one => one.id !== by && one.group === group && one.cells.length > 0)
    .map(({ id: fellow, cells }) => ({ fellow, targets: targetsFor(state, by, weapon, { from: cells }) }))
    .filter(({ targets }) => targets.length > 0);
}

const isAttacking = (state: State, id: FigureId): boolean =>
  state.attacks.length > 0 && attackOf(state).by === id && attackOf(state).step === 1;

const hasFellow = (state: State, id: FigureId): boolean =>
  state.monsters.some(one => one.id !== id && one.group === monsterOf(state, id)?.group && one.cells.length > 0);

export const bond: DescentWord<Bond> = {
  can: ({ state, on }) =>
    on.some(id =>
      isAttacking(state, id)
        ? attackOf(state).aims.filter(aim => aim.target).length === 1 &&
          origins(state, id, attackOf(state).weapon).length > 0
        : turnOf(state)?.figure === id && hasFellow(state, id),
    ),
  *act({ state, on, by, source }) {
    const [id] = on;
    if (id === undefined) return;
    if (!isAttacking(state, id)) {
      begin(state, {
        source: source.id,
        key: 'bond',
        on: id,
        by,
        until: 'turn-end',
        next: false,
        what: {
          do: 'offers',
          ability: {
            at: 'action',
            limit: 'turn',
            effects: [{ do: 'attack', from: { who: 'monster', if: { is: 'fellow' } } }],
          },
        },
      });
      return;
    }
    const attack = attackOf(state);
    const found = origins(state, id, attack.weapon);
    const picked = yield* choose<Choice, AskKind>({
      seat: seatOf(state, id),
      kind: 'pick',
      rule: 'D2-TGT-13',
      about: source.id,
      options: found.map(({ fellow }) => ({ do: 'pick', figure: fellow })),
    });
    const origin = found.find(({ fellow }) => picked.do === 'pick' && picked.figure === fellow) ?? found[0];
    if (origin === undefined) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: seatOf(state, id),
      kind: 'pick',
      rule: 'D2-ASTEP-04',
      about: source.id,
      options: origin.targets.map(({ figure, cell }) => ({
        do: 'attack',
        weapon: attack.weapon,
        target: figure,
        cell,
      })),
    });
    if (choice.do !== 'attack') return;
    attack.from = [...(figureOf(state, origin.fellow)?.cells ?? [])];
    attack.aims = [aimed(state, id, { figure: choice.target, cell: choice.cell }, true)];
    if (attack.blast) spread(state, attack);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Range and line of sight of its attack are measured from another monster of its group.',
      'Reichweite und Sichtlinie seines Angriffs werden von einem anderen Monster seiner Gruppe aus gemessen.',
    ),
};
