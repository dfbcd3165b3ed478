import type { RuleId, Setting, Text } from '@tafelrunde/engine';
import { oneOfThese, onlyWith } from './setting-kinds.ts';

const ALONE: Text = { en: 'everybody alone', de: 'jeder für sich' };
const OPPOSITE: Text = { en: 'those opposite each other', de: 'wer sich gegenübersitzt' };
const DRAWN: Text = { en: 'drawn by lot', de: 'ausgelost' };

const isTeamGame = (seats: number): boolean => seats === 4;

/** Two teams of two, with four players: always in some scenarios, in others if the table likes (MK-TEAM-01). */
export function teams(rule: RuleId, always: boolean): Setting {
  const words = {
    name: { en: 'Teams', de: 'Teams' },
    about: { en: 'Four players form two teams.', de: 'Zu viert bildet ihr zwei Teams.' },
    rule,
  };
  const ways = { opposite: OPPOSITE, drawn: DRAWN };
  return onlyWith(
    isTeamGame,
    always
      ? oneOfThese('teams', { ...words, labels: ways, initial: 'opposite' })
      : oneOfThese('teams', { ...words, labels: { none: ALONE, ...ways }, initial: 'none' }),
  );
}

/** How each team finds its chosen one (MK-S11-08). */
export const CHOSEN_ONE: Setting = onlyWith(
  isTeamGame,
  oneOfThese('chosen-one', {
    name: { en: 'The chosen one', de: 'Der Auserwählte' },
    about: {
      en: 'In teams: one of each team must return, in secret.',
      de: 'In Teams: Einer jedes Teams muss heimkehren, insgeheim.',
    },
    rule: 'MK-S11-08',
    labels: { picked: { en: 'picked by the team', de: 'vom Team bestimmt' }, drawn: DRAWN },
    initial: 'picked',
  }),
);

/** Fewer and stronger cities for teams, which are to assault them together (MK-S02-10). */
export const TEAM_CITIES: Setting = onlyWith(
  isTeamGame,
  oneOfThese('team-cities', {
    name: { en: 'Cities in a team game', de: 'Städte im Teamspiel' },
    about: {
      en: 'In teams: four cities, two of level 10 or more, or two megalopolises.',
      de: 'In Teams: vier Städte, zwei mit Level 10 oder mehr oder zwei Megalopolen.',
    },
    rule: 'MK-S02-10',
    labels: {
      four: { en: 'four', de: 'vier' },
      two: { en: 'two of level 10 or more', de: 'zwei mit Level 10 oder mehr' },
      megalopolises: { en: 'two megalopolises', de: 'zwei Megalopolen' },
    },
    initial: 'four',
  }),
);
