import { choose, different } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { isLieutenant, itemOf, questOf } from '../../content/index.ts';
import { type CardId, overlordSeat, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { layFront } from '../front.ts';

/** Lieutenants who bear nothing and have not lost a relic in this quest, and monster groups that bear nothing, whether they are on the map or not (D2-RELGEN-05 to -07, -09, -12, -13). */
const unburdened = (state: State): string[] => kinds(state).filter(of => state.overlord.bearers[of] === undefined);

const kinds = ({ groups }: State): string[] => different(groups.map(({ of }) => of));

/** Relics nobody has been given in this quest: what was lost with a lieutenant is ignored for the rest of it (D2-RELGEN-08). */
const idle = ({ overlord }: State): CardId[] =>
  overlord.relics.filter(relic => !Object.values(overlord.bearers).includes(relic));

/** Some relics can only be borne by one (D2C-ITEM-12), some by monster groups, some by nobody (D2-RELGEN-12, -16). */
function mayBear(of: string, relic: CardId): boolean {
  const { only = of, borne } = itemOf(relic);
  return only === of && borne === (isLieutenant(of) ? undefined : 'by-groups');
}

/** What groups bear they bear for an encounter (D2-RELGEN-14). */
export function freeGroups({ overlord }: State): void {
  for (const of of Object.keys(overlord.bearers))
    if (!isLieutenant(of.split('/')[0] ?? of)) delete overlord.bearers[of];
}

/** The overlord decides which of his lieutenants bears which relic; each at most one, for the whole quest (D2-RELGEN-05, -06). */
export function* relicStep(state: State, io: Io): Flow {
  const { overlord } = state;
  const free = unburdened(state);
  const options = kinds(state).flatMap(lieutenant =>
    idle(state)
      .filter(relic => mayBear(lieutenant, relic) && (itemOf(relic).beside || free.includes(lieutenant)))
      .map((relic): Choice => ({ do: 'bear', lieutenant, relic })),
  );
  if (options.length > 0) {
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'relics',
      rule: 'D2-RELGEN-05',
      options: [...options, { do: 'done' }],
    });
    if (choice.do === 'bear') {
      // Some are borne besides another (D2-SUN-08).
      const where = itemOf(choice.relic).beside ? besides(choice.lieutenant) : choice.lieutenant;
      overlord.bearers[where] = choice.relic;
      io.tell?.({ kind: 'bears', lieutenant: choice.lieutenant, relic: choice.relic, rule: 'D2-RELGEN-05' });
      state.todo = ['relics', ...state.todo];
    }
  }
  for (const monster of state.monsters) {
    monster.relic = overlord.bearers[monster.of] ?? lentTo(state, monster.of);
    const second = overlord.bearers[besides(monster.of)] ?? null;
    if (second !== null) monster.beside = second;
  }
  layFront(state);
}

const besides = (lieutenant: string): string => `${lieutenant}/beside`;
const lostBy = (lieutenant: string): string => `${lieutenant}/lost`;

/** What the quest lets him use in this encounter, unless he has lost it in this quest (D2C-QTSR-40, -46). */
function lentTo({ quest, encounter, overlord }: State, of: string): CardId | null {
  const { lends } = questOf(quest, encounter);
  return lends?.to === of && overlord.bearers[of] !== null ? lends.relic : null;
}

/** A relic is lost for the quest with the lieutenant who bore it, even if he returns; it stays the overlord's (D2-RELGEN-08). A group keeps its own (D2-RELGEN-15). */
export function loseRelic({ overlord, monsters }: State, id: string): void {
  const monster = monsters.find(one => one.id === id);
  if (monster === undefined || monster.relic === null || monster.rank !== 'lieutenant') return;
  overlord.bearers[lostBy(monster.of)] = monster.relic;
  overlord.bearers[monster.of] = null;
  monster.relic = null;
}
