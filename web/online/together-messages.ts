import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  and: 'and',
  here: (name: string) => `${name} (here)`,
  away: (name: string) => `${name} (away)`,
  together: (names: string) => `You decide together with ${names}.`,
  first: 'Whoever answers first decides.',
  all: 'All of you must agree: what you choose is a suggestion.',
  suggestFirst: 'Only suggest what I choose',
  suggests: (name: string, what: string) => `${name} suggests: ${what}`,
  youSuggest: (what: string) => `You suggest: ${what}`,
  doIt: 'Yes, do it',
  no: 'No',
  takeBack: 'Take it back',
  countsIn: (time: string) => `It counts in ${time}, if nobody objects.`,
  awaiting: (names: string) => `Still to agree: ${names}`,
  pointsAt: (name: string, what: string) => `${name} points at: ${what}`,
  pointsThere: (name: string) => `${name} points at something.`,
  agreeing: 'Where several are asked',
  agreeFirst: 'Whoever answers first decides',
  agreeAll: (time: string) => `All must agree; after ${time} a suggestion counts`,
  agreed: (time: string) => `Where several are asked all must agree; after ${time} a suggestion counts.`,
  outlook: 'Who is ahead',
  outlookAbout: 'Estimated from what everybody sees.',
  theGame: 'The game',
  prospects: (name: string) => `What may come of what ${name} can do`,
  noProspects: 'Nothing that everybody knows of depends on luck at the moment.',
};

const de: Shape<typeof en> = {
  and: 'und',
  here: name => `${name} (da)`,
  away: name => `${name} (nicht da)`,
  together: names => `Du entscheidest zusammen mit ${names}.`,
  first: 'Wer zuerst antwortet, entscheidet.',
  all: 'Alle müssen zustimmen: Was du wählst, ist ein Vorschlag.',
  suggestFirst: 'Nur vorschlagen, was ich wähle',
  suggests: (name, what) => `${name} schlägt vor: ${what}`,
  youSuggest: what => `Du schlägst vor: ${what}`,
  doIt: 'Ja, so machen wir es',
  no: 'Nein',
  takeBack: 'Zurückziehen',
  countsIn: time => `In ${time} gilt er, wenn niemand widerspricht.`,
  awaiting: names => `Es fehlen noch: ${names}`,
  pointsAt: (name, what) => `${name} zeigt auf: ${what}`,
  pointsThere: name => `${name} zeigt auf etwas.`,
  agreeing: 'Wo mehrere gefragt sind',
  agreeFirst: 'Wer zuerst antwortet, entscheidet',
  agreeAll: time => `Alle müssen zustimmen; nach ${time} gilt ein Vorschlag`,
  agreed: time => `Wo mehrere gefragt sind, müssen alle zustimmen; nach ${time} gilt ein Vorschlag.`,
  outlook: 'Wer vorn liegt',
  outlookAbout: 'Geschätzt nach dem, was alle sehen.',
  theGame: 'Das Spiel',
  prospects: name => `Was aus dem werden kann, was ${name} tun könnte`,
  noProspects: 'Gerade hängt nichts, wovon alle wissen, vom Glück ab.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said about deciding together. */
export const useTogetherMessages = (): Shape<typeof en> => ALL[useMessages().lang];
