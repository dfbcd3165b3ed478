import type { RuleId, Setting, Text } from '@tafelrunde/engine';

const ALONE: Text = { en: 'everybody alone', de: 'jeder für sich' };
const OPPOSITE: Text = { en: 'those opposite each other', de: 'wer sich gegenübersitzt' };
const DRAWN: Text = { en: 'drawn by lot', de: 'ausgelost' };

/** Two teams of two, with four players: always in some scenarios, in others if the table likes (MK-TEAM-01). */
export function teams(rule: RuleId, always: boolean): Setting {
  const initial = always ? 'opposite' : 'none';
  return {
    id: 'teams',
    name: { en: 'Teams', de: 'Teams' },
    about: { en: 'Four players form two teams.', de: 'Zu viert bildet ihr zwei Teams.' },
    rule,
    values: always ? ['opposite', 'drawn'] : ['none', 'opposite', 'drawn'],
    labels: { ...(always ? {} : { none: ALONE }), opposite: OPPOSITE, drawn: DRAWN },
    initial,
    fits: (value, seats) => seats === 4 || value === initial,
  };
}

/** How each team finds its chosen one (MK-S11-08). */
export const CHOSEN_ONE: Setting = {
  id: 'chosen-one',
  name: { en: 'The chosen one', de: 'Der Auserwählte' },
  about: {
    en: 'In teams: one of each team must return, in secret.',
    de: 'In Teams: Einer jedes Teams muss heimkehren, insgeheim.',
  },
  rule: 'MK-S11-08',
  values: ['picked', 'drawn'],
  labels: { picked: { en: 'picked by the team', de: 'vom Team bestimmt' }, drawn: DRAWN },
  initial: 'picked',
  fits: (value, seats) => seats === 4 || value === 'picked',
};

/** Fewer and stronger cities for teams, which are to assault them together (MK-S02-10). */
export const TEAM_CITIES: Setting = {
  id: 'team-cities',
  name: { en: 'Cities in a team game', de: 'Städte im Teamspiel' },
  about: {
    en: 'In teams: four cities, two of level 10 or more, or two megalopolises.',
    de: 'In Teams: vier Städte, zwei mit Level 10 oder mehr oder zwei Megalopolen.',
  },
  rule: 'MK-S02-10',
  values: ['four', 'two', 'megalopolises'],
  labels: {
    four: { en: 'four', de: 'vier' },
    two: { en: 'two of level 10 or more', de: 'zwei mit Level 10 oder mehr' },
    megalopolises: { en: 'two megalopolises', de: 'zwei Megalopolen' },
  },
  initial: 'four',
  fits: (value, seats) => seats === 4 || value === 'four',
};
