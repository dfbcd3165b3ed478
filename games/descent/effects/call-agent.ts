import { listed, speak } from '@tafelrunde/engine';
import { AGENTS } from '../content/index.ts';
import { openTo, summonAgent } from '../rules/agents.ts';
import type { DescentWord } from './word.ts';

/** An agent takes the place of so many figures of an open group, or of all (D2-AGT-01, -04, -07). */
export interface CallAgent {
  readonly do: 'call-agent';
  readonly agent: string;
  readonly masters?: number;
  readonly minions?: number;
  readonly whole?: true;
}

export const callAgent: DescentWord<CallAgent> = {
  can: ({ state }, effect) => openTo(state, effect.agent).length > 0,
  *act({ state, io, source }, effect) {
    yield* summonAgent(state, io, source.id, effect);
  },
  say({ agent, masters = 0, minions = 0, whole }, { lang }) {
    const t = speak(lang);
    const name = AGENTS[agent]?.name[lang] ?? agent;
    if (whole)
      return t(`${name} replaces a whole open group.`, `${name} tritt an die Stelle einer ganzen offenen Gruppe.`);
    const who = listed(
      [
        ...(masters > 0 ? [t(`${masters} master`, `${masters} Elite-Monster`)] : []),
        ...(minions > 0
          ? [t(`${minions} minion${minions > 1 ? 's' : ''}`, `${minions} normale${minions > 1 ? '' : 's'} Monster`)]
          : []),
      ],
      t('and', 'und'),
    );
    return t(`${name} replaces ${who} of an open group.`, `${name} ersetzt ${who} einer offenen Gruppe.`);
  },
};
