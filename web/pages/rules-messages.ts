import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const english = new Intl.NumberFormat('en');
const german = new Intl.NumberFormat('de');

const en = {
  title: 'Rules',
  pick: 'Which rulebook?',
  count: (n: number) => `${english.format(n)} rules`,
  search: 'Search the rules',
  found: (n: number) => (n === 1 ? '1 rule found' : `${english.format(n)} rules found`),
  foundTerms: (n: number) => (n === 1 ? '1 term found' : `${english.format(n)} terms found`),
  onlyFirst: (n: number) => `(the first ${n} are shown)`,
  nothing: (query: string) => `No rule says anything about “${query}”.`,
  chapters: 'Chapters',
  overview: 'Overview',
  bestiary: 'Bestiary',
  cards: 'All cards',
  terms: (n: number) => (n === 0 ? 'What the words mean.' : `What ${english.format(n)} words mean.`),
  may: 'may be left out',
  side: { attacker: 'Attacker', defender: 'Defender' },
  searchGallery: 'Search by name or text',
  kinds: 'Kind',
  allKinds: 'Everything',
  marks: 'Trait',
  allMarks: 'Any trait',
  pieces: (n: number) => (n === 0 ? 'Nothing fits.' : n === 1 ? '1 shown' : `${english.format(n)} shown`),
  kind: {
    core: 'Rule',
    setup: 'Set-up',
    component: 'Component',
    example: 'Example',
    optional: 'Optional',
    ruling: 'Ruling',
    expansion: 'Expansion',
  },
  unplayable: 'Rules only: the game is still to come.',
  failed: 'The rulebook could not be loaded.',
};

const de: Shape<typeof en> = {
  title: 'Regeln',
  pick: 'Welches Regelbuch?',
  count: n => `${german.format(n)} Regeln`,
  search: 'In den Regeln suchen',
  found: n => (n === 1 ? '1 Regel gefunden' : `${german.format(n)} Regeln gefunden`),
  foundTerms: n => (n === 1 ? '1 Begriff gefunden' : `${german.format(n)} Begriffe gefunden`),
  onlyFirst: n => `(die ersten ${n} stehen hier)`,
  nothing: query => `Keine Regel sagt etwas zu „${query}“.`,
  chapters: 'Kapitel',
  overview: 'Überblick',
  bestiary: 'Bestiarium',
  cards: 'Alle Karten',
  terms: n => (n === 0 ? 'Was die Wörter bedeuten.' : `Was ${german.format(n)} Wörter bedeuten.`),
  may: 'kann entfallen',
  side: { attacker: 'Angreifer', defender: 'Verteidiger' },
  searchGallery: 'Nach Name oder Text suchen',
  kinds: 'Art',
  allKinds: 'Alles',
  marks: 'Merkmal',
  allMarks: 'Jedes Merkmal',
  pieces: n => (n === 0 ? 'Nichts passt.' : n === 1 ? '1 Treffer' : `${german.format(n)} Treffer`),
  kind: {
    core: 'Regel',
    setup: 'Aufbau',
    component: 'Material',
    example: 'Beispiel',
    optional: 'Wahlregel',
    ruling: 'Auslegung',
    expansion: 'Erweiterung',
  },
  unplayable: 'Nur Regeln: Das Spiel kommt noch.',
  failed: 'Das Regelbuch ließ sich nicht laden.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said around a rulebook; loaded with its page. */
export const useRulesMessages = (): Shape<typeof en> => ALL[useMessages().lang];
