import { choose, speak, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { Effect } from '../../effects/effect.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { tokenOf } from '../../rules/skill-tokens.ts';
import { discardToken } from '../../rules/tokens.ts';
import { type EnemyId, enemyOf } from '../enemies.ts';
import type { Element } from '../words.ts';

/** Puppet Master: the token of an enemy defeated this turn is kept on the skill. */
export interface KeepEnemy {
  readonly do: 'keep-enemy';
}

/** Puppet Master: a kept token is discarded for half of one of its attacks or a block of half its armor, rounded up. */
export interface Puppet {
  readonly do: 'puppet';
}

const different = (tokens: readonly EnemyId[]): EnemyId[] => [...new Set(tokens)].sort();
const kept = ({ state, source }: Doing): readonly EnemyId[] => tokenOf(state, source.id)?.skill.tokens ?? [];

function* pick(at: Doing, tokens: readonly EnemyId[]) {
  const options: Choice[] = different(tokens).map(token => ({ do: 'token', enemy: token }));
  if (options.length === 0) return null;
  const chosen = yield* choose({ seat: at.seat, kind: 'token', rule: 'MK-EFF-03', options });
  return chosen.do === 'token' ? chosen.enemy : null;
}

export const keepEnemy: MageWord<KeepEnemy> = {
  can: ({ turn }) => turn.defeated.length > 0,
  *act(at) {
    const { state, turn, source } = at;
    const token = yield* pick(at, turn.defeated);
    const skill = tokenOf(state, source.id)?.skill;
    if (token === null || skill === undefined) return;
    takeOut(turn.defeated, token);
    takeOut(state.tokens[enemyOf(token).colour].discard, token);
    skill.tokens = [...(skill.tokens ?? []), token].sort();
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Keep the token of an enemy you defeated this turn.',
      'Behalte das Plättchen eines Gegners, den du in diesem Zug besiegt hast.',
    ),
};

/** What a kept token can do: one of its attacks, or a block with the opposite of what it resists. */
function deeds(token: EnemyId): Effect[][] {
  const { attacks, armor, resists } = enemyOf(token);
  const strikes = attacks.flatMap((one): Effect[][] =>
    'value' in one ? [[{ do: 'attack', n: Math.ceil(one.value / 2), element: one.element }]] : [],
  );
  const fire = resists.includes('fire');
  const ice = resists.includes('ice');
  const element: Element = fire && ice ? 'coldfire' : fire ? 'ice' : ice ? 'fire' : 'physical';
  return [...strikes, [{ do: 'block', n: Math.ceil(armor / 2), element }]];
}

export const puppet: MageWord<Puppet> = {
  can: at => kept(at).some(token => deeds(token).some(effects => vocabulary.usable(at, effects))),
  *act(at) {
    const { state, source } = at;
    const usable = kept(at).filter(token => deeds(token).some(effects => vocabulary.usable(at, effects)));
    const token = yield* pick(at, usable);
    const skill = tokenOf(state, source.id)?.skill;
    if (token === null || skill === undefined) return;
    const left = [...(skill.tokens ?? [])];
    takeOut(left, token);
    skill.tokens = left;
    discardToken(state, token);
    yield* vocabulary.carryOut(at, [{ do: 'one-of', of: deeds(token) }]);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Discard a token you kept: attack with half of one of its attacks, or block with half its armor, rounded up.',
      'Lege ein behaltenes Plättchen ab: Angriff mit der Hälfte eines seiner Angriffe oder Block mit der Hälfte seiner Rüstung, aufgerundet.',
    ),
};
