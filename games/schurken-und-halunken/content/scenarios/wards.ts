import { isDeserted } from '../../rules/death.ts';
import { groupOf, npcCard, type State } from '../../state.ts';
import { type InstanceId, type SupportCard, supportCard } from '../index.ts';
import { wards as cards } from './cards.ts';
import type { ScenarioRules } from './scenario.ts';
import { evenStart, life, mixedHeroes, redraw, threeHeroes } from './settings.ts';

/** What a life point of a ward is worth to a bot. */
const WORTH = 1.5;

/** Everybody guards somebody. */
export const wards: ScenarioRules = {
  scenario: {
    id: 'wards',
    name: { en: 'Bodyguards for Hire', de: 'Personenschutz GmbH & Co.' },
    about: {
      en: 'Each gang guards a person of dubious importance. A gang whose ward dies is out at once, however many heroes are left. The last gang with a living ward wins.',
      de: 'Jede Bande bewacht eine Person von zweifelhafter Wichtigkeit. Wessen Schützling stirbt, scheidet sofort aus, egal wie viele Helden noch stehen. Die letzte Bande mit lebendem Schützling gewinnt.',
    },
    seats: [2, 3, 4, 5],
    settings: [life, mixedHeroes, redraw, threeHeroes, evenStart],
    longest: 20_000,
  },

  arrange(state) {
    const { tactics } = state.piles;
    tactics.splice(0, tactics.length, ...tactics.filter(card => !dealsWithNpcs(supportCard(card))));
    for (let seat = 0; seat < state.seats; seat++) entrust(state, seat);
  },

  whyOut: (state, group) => (groupOf(state, group).npc === null ? 'SH-SCEN-07' : isDeserted(state, group)),

  worth({ groups }, seat) {
    let others = 0;
    for (const [group, { npc }] of groups.entries()) if (group !== seat) others += npc?.life ?? 0;
    return WORTH * ((groups[seat]?.npc?.life ?? 0) - (others * 2) / groups.length);
  },
};

/** They stay in the box, so that no ward is exchanged or lured away (SH-SCEN-06). */
const dealsWithNpcs = (card: SupportCard): boolean =>
  card.kind === 'npc' || card.effects.some(effect => effect.do === 'move' && effect.what === 'npc');

function entrust(state: State, group: number): void {
  const id: InstanceId = `${cards[group % cards.length]}#1`;
  const npc = { kind: 'npc', id, group, life: 0, used: false } as const;
  groupOf(state, group).npc = { ...npc, life: npcCard(npc).life };
}
