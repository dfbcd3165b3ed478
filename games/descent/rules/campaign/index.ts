// What is needed of campaigns elsewhere, learned where a match belongs to one (`rules/learned.ts`).

export { TRAVEL_NAMES, travelText } from '../../texts/travel.ts';
export { ledgerAfter, readLedger } from './ledger.ts';
export { beginAct2, layMarket, nextQuestStep, phaseOf } from './phase.ts';
export { advancedStep, dealRumors, forgetAct1, rewardStep, rumorStep, spreadStep } from './rumors.ts';
export { callOf, nextOf, tellOf } from './story.ts';
export { setOut, travelStep } from './travel.ts';
