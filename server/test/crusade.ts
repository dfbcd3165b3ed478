// A campaign that is played in no time: three matches of the skirmish, each over after two turns.
import { type Campaign, type CampaignRecord, erased, type Game, type Plain } from '@tafelrunde/engine';
import { type State, skirmish } from '@tafelrunde/skirmish';

/** The turn with which a match is over. */
const LAST_TURN = 3;
const same = (text: string) => ({ en: text, de: text });

const counted = (carried: Plain): number => (carried as { readonly matches: number }).matches;

/** So many matches; what is carried is how many there were. */
const campaign = (matches: number): Campaign<State> => ({
  name: { en: 'The crusade', de: 'Der Kreuzzug' },
  about: { en: 'Short matches in a row.', de: 'Kurze Partien hintereinander.' },
  start: { matches: 0 },
  checkCarried: carried => {
    if (!Number.isInteger(counted(carried))) throw new Error('That cannot be carried.');
  },
  next: ({ played }) => (played.length < matches ? ['field'] : []),
  after: ({ carried }: CampaignRecord) => ({
    carried: { matches: counted(carried) + 1 },
    news: [same(`Match ${counted(carried) + 1} is over.`)],
  }),
  tell: ({ played, carried }) => ({
    stages: Array.from({ length: matches }, (_, i) => ({
      scenario: 'field',
      at: i < played.length ? 'done' : i === played.length ? 'open' : 'ahead',
      note: null,
    })),
    holdings: [same(`${counted(carried)} matches.`)],
    closing: played.length < matches ? null : same('Home again.'),
  }),
});

const crusadeEnd: typeof skirmish.outcome = state =>
  skirmish.outcome(state) ??
  (state.turn >= LAST_TURN ? { winners: [state.turn % 2], kind: 'time', rule: 'SK-AIM-02' } : null);

const short = (matches: number): Game =>
  erased({
    ...skirmish,
    id: 'crusade',
    campaign: campaign(matches),
    outcome: crusadeEnd,
  });

export const crusade = short(3);
/** One that is never over while a test runs. */
export const longCrusade = short(100_000);

/** The first match is always the same; then there is a choice of two for one match more. */
export const crossroads = erased({
  ...skirmish,
  id: 'crossroads',
  scenarios: skirmish.scenarios.flatMap(scenario => [scenario, { ...scenario, id: 'ford' }]),
  campaign: {
    ...campaign(2),
    next: ({ played }) => (played.length === 0 ? ['field'] : played.length === 1 ? ['field', 'ford'] : []),
  },
  outcome: crusadeEnd,
});
