import { speak } from '@tafelrunde/engine';
import { COMPANIONS } from '../content/companions.ts';
import type { PowerId } from '../content/powers/index.ts';
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
  can: ({ state }, { companion }) => !state.companions.some(({ id, acted }) => id === companion && acted),
  *act({ state, io, by, source }, { companion: id, level }) {
    if (!isHero(state, by)) return;
    let companion = state.companions.find(one => one.id === id);
    if (companion === undefined) {
      const owner = heroOf(state, by);
      companion = { ...newBody(id, owner.zone), owner: owner.id, power: source.id as PowerId, level, acted: false };
      state.companions.push(companion);
      io.tell?.({ kind: 'placed', figure: id, zone: owner.zone, rule: 'SS-ALLY-01' });
    }
    if (companion.acted) return;
    companion.acted = true;
    yield* activateCompanion(state, io, companion);
  },
  say: ({ companion }, { lang }) => {
    const name = COMPANIONS[companion]?.name[lang] ?? companion;
    return speak(lang)(
      `Calls ${name}, or activates it; once a round.`,
      `Ruft ${name} oder aktiviert ihn; einmal je Runde.`,
    );
  },
};
