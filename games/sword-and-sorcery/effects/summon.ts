import { speak } from '@tafelrunde/engine';
import { COMPANIONS } from '../content/companions.ts';
import type { PowerId } from '../content/powers/index.ts';
import { roman } from '../content/words.ts';
import { activateCompanion } from '../rules/companion-turn.ts';
import { newBody } from '../rules/enemies/spawn.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A companion enters play beside its hero and activates at once; in later rounds it activates (SS-ALLY-01, -03, -04). */
export interface Summon {
  readonly do: 'summon';
  readonly companion: string;
  readonly level: number;
}

export const summon: SorceryWord<Summon> = {
  can: ({ state }, { companion }) =>
    !state.companions.some(
      ({ id, acted, conditions }) => id === companion && (acted || conditions.includes('stunned')),
    ),
  *act({ state, io, by, source }, { companion: id, level }) {
    if (!isHero(state, by)) return;
    let companion = state.companions.find(one => one.id === id);
    if (companion === undefined) {
      const owner = heroOf(state, by);
      companion = { ...newBody(id, owner.zone), owner: owner.id, power: source.id as PowerId, level, acted: false };
      state.companions.push(companion);
      io.tell?.({ kind: 'placed', figure: id, zone: owner.zone, rule: 'SS-ALLY-01' });
    }
    // Stunned it cannot act (SS-COND-06).
    if (companion.acted || companion.conditions.includes('stunned')) return;
    companion.acted = true;
    // A higher level turns its card; it never turns back (SS-ALLY-21).
    companion.level = Math.max(companion.level, level);
    yield* activateCompanion(state, io, companion);
  },
  say: ({ companion, level }, { lang }) => {
    const name = COMPANIONS[companion]?.name[lang] ?? companion;
    return speak(lang)(
      `Calls ${name} (level ${roman(level)}), or activates him; once a round.`,
      `Ruft ${name} (Stufe ${roman(level)}) oder aktiviert ihn; einmal je Runde.`,
    );
  },
};
