import type { Seat } from '@tafelrunde/engine';
import { enemyOf } from '../../content/enemies.ts';
import type { Combat, State } from '../../state.ts';
import type { Io } from '../../types.ts';
import { discardToken, drawToken } from '../tokens.ts';
import { embolden, foeOf, newFoe, standing } from './foe.ts';

/** Each summoner is replaced by tokens drawn now (MK-BLK-02, -03); an attack that was prevented summons nothing. */
export function summon(state: State, io: Io, seat: Seat, combat: Combat): void {
  for (const number of standing(combat)) {
    const foe = foeOf(combat, number);
    let came = false;
    enemyOf(foe.token).attacks.forEach((attack, i) => {
      if (!('summon' in attack) || foe.attacks[i]?.off) return;
      const token = drawToken(state, io, attack.summon);
      io.tell?.({ kind: 'summoned', by: foe.token, token, rule: 'MK-BLK-02' });
      if (token === null) return;
      const summoned = newFoe(token, 'summoned', null, number);
      embolden(state, seat, [summoned]);
      combat.foes.push(summoned);
      came = true;
    });
    foe.away = came;
  }
}

/** A summoned enemy all of whose attacks are blocked, prevented or dealt with is discarded; it gives no fame (MK-BLK-13, MK-DMG-22). */
export function dismissDone(state: State, combat: Combat, number: number): void {
  const foe = foeOf(combat, number);
  if (foe.from !== 'summoned' || foe.away || foe.defeated) return;
  if (foe.attacks.every(({ blocked, off, dealt }) => blocked || off || dealt)) dismiss(state, combat, number);
}

function dismiss(state: State, combat: Combat, number: number): void {
  const foe = foeOf(combat, number);
  foe.away = true;
  discardToken(state, foe.token);
}

/** When the attack phase begins, summoned enemies are gone and their summoners are back (MK-BLK-04). */
export function summonersReturn(state: State, combat: Combat): void {
  combat.foes.forEach((foe, number) => {
    if (foe.from !== 'summoned') foe.away = false;
    else if (!foe.away && !foe.defeated) dismiss(state, combat, number);
  });
}
