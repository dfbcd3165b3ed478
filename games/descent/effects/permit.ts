import type { Text } from '@tafelrunde/engine';
import type { ItemTrait } from '../content/words.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** Switches of the rules that cards turn for a figure. */
export type PermitName =
  | 'fly'
  | 'through-enemies'
  | 'no-attacks'
  | 'no-moves'
  | 'no-surges'
  | 'no-runes'
  | 'no-surge-fatigue'
  | 'surge-recovers-2'
  | 'two-points-for-fatigue'
  | 'never-recovers'
  | 'only-adjacent-attackers'
  | 'sees-past-friends'
  | 'sees-past-adjacent'
  | 'two-targets'
  | 'one-move'
  | 'single-move'
  | 'behind-heroes'
  | 'free-shield'
  | 'planar-runes'
  | 'lends-finds'
  | 'unmovable'
  | 'no-overlord-cards'
  | 'no-plot-cards'
  | 'spends-all-surges'
  | 'overlord-spends'
  | 'breath-finds-carriers'
  | 'two-attacks'
  | 'no-pierce'
  | 'no-conditions'
  | 'not-at-setup'
  | 'acts-last'
  | 'targeted-within-2'
  | 'no-lava'
  | 'no-hazard'
  | 'rests-on-hazard'
  | 'no-swamp'
  | 'keeps-sickness'
  | 'no-fatigue-for-moves'
  | 'walks-on-water'
  | 'no-armor'
  | 'runes-anyway'
  | 'never-misses'
  | 'only-adjacent-targets'
  | 'hides-behind-heroes'
  | 'waits'
  | 'one-surge'
  | 'only-moves'
  | 'no-target'
  | 'acts-with-others'
  | 'near-sighted'
  | 'songs-reach-5'
  | 'beyond-effects'
  | 'sneaks'
  | 'one-skill'
  | 'past-monsters'
  | 'untargeted'
  | 'faces-matter'
  | 'no-feat'
  | 'keeps-shared-conditions'
  | 'sees-through'
  | 'never-pushed'
  | 'sure-footed'
  | 'no-terrain'
  | 'lent-weapon'
  | 'rolls-first'
  | 'free-skill'
  | 'tireless'
  | 'light-arms';

export interface Permit {
  readonly do: 'permit';
  readonly rule: PermitName;
  /** Only with a weapon of this trait: asked before an attack is declared. */
  readonly with?: ItemTrait;
  readonly if?: Test;
}

const TEXTS: Readonly<Record<PermitName, Text>> = {
  'no-feat': { en: 'The heroic feat cannot be used.', de: 'Die Heldentat darf nicht benutzt werden.' },
  'keeps-shared-conditions': {
    en: 'Keeps a condition as long as another hero has it.',
    de: 'Behält einen Zustand, solange ein anderer Held ihn hat.',
  },
  fly: { en: 'Flies over figures and terrain.', de: 'Fliegt über Figuren und Gelände.' },
  'through-enemies': { en: 'Moves through enemies.', de: 'Bewegt sich durch Gegner hindurch.' },
  'no-attacks': { en: 'Cannot attack.', de: 'Kann nicht angreifen.' },
  'no-moves': { en: 'No move actions.', de: 'Keine Bewegungsaktionen.' },
  'no-surges': { en: 'Spends no surges.', de: 'Gibt keine Energien aus.' },
  'no-target': { en: 'Heroes do not target it.', de: 'Helden dürfen nicht darauf zielen.' },
  'acts-with-others': {
    en: 'May be activated while another group is activated.',
    de: 'Darf aktiviert werden, während eine andere Gruppe aktiviert wird.',
  },
  'only-moves': { en: 'Performs no actions but move actions.', de: 'Führt nur Bewegungsaktionen aus.' },
  'near-sighted': {
    en: 'Its ranged attacks target only spaces within 2 spaces.',
    de: 'Seine Fernkampfangriffe zielen nur auf Felder, die höchstens 2 Felder entfernt sind.',
  },
  'one-surge': { en: 'Spends 1 surge at most.', de: 'Gibt höchstens 1 Energie aus.' },
  'no-runes': { en: 'No runes may be equipped.', de: 'Runen dürfen nicht ausgerüstet werden.' },
  'no-surge-fatigue': { en: 'No surge for fatigue.', de: 'Keine Energie gegen Erschöpfung.' },
  'surge-recovers-2': { en: 'A surge spent on fatigue recovers 2.', de: 'Eine Energie gegen Erschöpfung heilt 2.' },
  'two-points-for-fatigue': {
    en: 'A fatigue suffered to move gives 2 movement points.',
    de: 'Für die Bewegung erlittene Erschöpfung gibt 2 Bewegungspunkte.',
  },
  'never-recovers': { en: 'Never recovers damage.', de: 'Heilt niemals Schaden.' },
  'only-adjacent-attackers': {
    en: 'Only attacks of adjacent figures affect it.',
    de: 'Nur Angriffe angrenzender Figuren betreffen es.',
  },
  'sees-past-friends': {
    en: 'Friends do not block line of sight.',
    de: 'Freundliche Figuren versperren die Sichtlinie nicht.',
  },
  'sees-past-adjacent': {
    en: 'Adjacent figures do not block line of sight.',
    de: 'Angrenzende Figuren versperren die Sichtlinie nicht.',
  },
  'two-targets': {
    en: 'Attacks may target 2 different heroes.',
    de: 'Angriffe dürfen 2 verschiedene Helden zum Ziel haben.',
  },
  'lends-finds': {
    en: 'Other heroes may use your search cards as their own.',
    de: 'Andere Helden dürfen deine Suchkarten wie ihre eigenen einsetzen.',
  },
  'planar-runes': {
    en: 'Your rune weapons are melee weapons, blades, hammers, axes and exotic weapons too, and need one hand less.',
    de: 'Deine Runenwaffen sind auch Nahkampfwaffen, Klingen, Hämmer, Äxte und exotisch und brauchen eine Hand weniger.',
  },
  'free-shield': {
    en: 'One shield you have equipped needs no hand.',
    de: 'Ein Schild, den du ausgerüstet hast, braucht keine Hand.',
  },
  'behind-heroes': {
    en: 'Monsters that could target a hero may not target it with attacks.',
    de: 'Monster, die einen Helden zum Ziel nehmen könnten, dürfen es nicht angreifen.',
  },
  'single-move': {
    en: 'One move action a turn, whatever cards say.',
    de: 'Eine Bewegungsaktion je Zug, was auch immer Karten sagen.',
  },
  'one-move': { en: 'One move action a turn at most.', de: 'Höchstens eine Bewegungsaktion je Zug.' },
  unmovable: { en: 'May ignore effects that would move it.', de: 'Darf Effekte ignorieren, die es bewegen würden.' },
  'no-overlord-cards': {
    en: 'Overlord cards neither choose nor affect it.',
    de: 'Overlord-Karten wählen und betreffen es nicht.',
  },
  'no-plot-cards': {
    en: 'Plot cards neither choose nor affect it.',
    de: 'Handlungskarten wählen und betreffen es nicht.',
  },
  'spends-all-surges': {
    en: 'As many surges as possible must be spent.',
    de: 'So viele Energien wie möglich müssen ausgegeben werden.',
  },
  'overlord-spends': {
    en: 'The overlord decides what its surges are spent on, as many as possible.',
    de: 'Der Overlord entscheidet, wofür seine Energien ausgegeben werden, so viele wie möglich.',
  },
  'breath-finds-carriers': {
    en: 'Its breath must affect whoever carries a token, if it can.',
    de: 'Sein Odem muss, wenn möglich, betreffen, wer einen Marker trägt.',
  },
  'two-attacks': {
    en: 'Two of its actions in an activation may be attacks.',
    de: 'Zwei seiner Aktionen je Aktivierung dürfen Angriffe sein.',
  },
  'no-pierce': { en: 'Pierce has no effect on it.', de: 'Durchbohren wirkt nicht darauf.' },
  'no-conditions': { en: 'It gets no conditions.', de: 'Es erhält keine Zustände.' },
  'no-lava': { en: 'Lava does nothing to it.', de: 'Lava schadet ihm nicht.' },
  'no-hazard': { en: 'Hazard spaces are normal ones.', de: 'Gefahrenfelder sind gewöhnliche Felder.' },
  'rests-on-hazard': {
    en: 'Is not defeated for ending its turn on hazard.',
    de: 'Wird nicht besiegt, wenn es seinen Zug auf Gefahrenfeldern beendet.',
  },
  'no-swamp': { en: 'Water and sludge are normal spaces.', de: 'Wasser und Schlick sind gewöhnliche Felder.' },
  'keeps-sickness': {
    en: 'Does not get rid of poison and disease.',
    de: 'Wird Vergiftung und Erkrankung nicht los.',
  },
  'acts-last': { en: 'Has the turn after all other heroes.', de: 'Ist nach allen anderen Helden am Zug.' },
  'targeted-within-2': {
    en: 'Is a target only for figures within 2 spaces.',
    de: 'Ist nur für Figuren, die höchstens 2 Felder entfernt sind, ein Ziel.',
  },
  'not-at-setup': { en: 'Not placed during set-up.', de: 'Wird beim Aufbau nicht aufgestellt.' },
  'no-fatigue-for-moves': { en: 'No fatigue for movement points.', de: 'Keine Erschöpfung für Bewegungspunkte.' },
  'walks-on-water': { en: 'Water spaces are normal ones.', de: 'Wasserfelder sind gewöhnliche Felder.' },
  'no-armor': {
    en: 'Equips neither light nor heavy armor.',
    de: 'Rüstet weder leichte noch schwere Rüstung aus.',
  },
  'runes-anyway': {
    en: 'Armor does not keep you from equipping runes.',
    de: 'Rüstung hindert dich nicht daran, Runen auszurüsten.',
  },
  'never-misses': { en: 'A miss on the dice counts as a blank.', de: 'Ein Fehlschlag zählt als Leerseite.' },
  'only-adjacent-targets': {
    en: 'Only adjacent figures may target it with attacks.',
    de: 'Nur angrenzende Figuren dürfen es als Angriffsziel wählen.',
  },
  'hides-behind-heroes': {
    en: 'Monsters may target it only if no other hero they see is closer.',
    de: 'Monster dürfen es nur als Ziel wählen, wenn kein anderer Held in ihrer Sichtlinie näher ist.',
  },
  waits: { en: 'Neither acts nor moves.', de: 'Handelt nicht und bewegt sich nicht.' },
  'beyond-effects': {
    en: 'No game effect but those of the quest works on it.',
    de: 'Kein Spieleffekt außer denen des Abenteuers wirkt auf es.',
  },
  'songs-reach-5': { en: 'Your songs reach 5 spaces.', de: 'Deine Lieder reichen 5 Felder weit.' },
  sneaks: {
    en: 'Only move actions and the action of its own card.',
    de: 'Nur Bewegungsaktionen und die Aktion der eigenen Karte.',
  },
  'past-monsters': {
    en: 'Moves through monsters, for 1 movement point more for each of their spaces.',
    de: 'Bewegt sich durch Monster hindurch, für 1 Bewegungspunkt mehr je Feld mit einem.',
  },
  'one-skill': {
    en: 'At most one skill or ability that is an action in a turn.',
    de: 'Höchstens eine Fertigkeit oder Fähigkeit je Zug, die eine Aktion ist.',
  },
  untargeted: { en: 'Monsters do not target it with attacks.', de: 'Monster wählen es nicht als Angriffsziel.' },
  'no-terrain': {
    en: 'Terrain has no effect on its movement.',
    de: 'Gelände wirkt sich nicht auf seine Bewegung aus.',
  },
  'lent-weapon': {
    en: 'One of them may attack in its activation with one of your magic weapons.',
    de: 'Einer davon darf in seiner Aktivierung mit einer deiner Magiewaffen angreifen.',
  },
  'sure-footed': {
    en: 'The room costs no more movement points.',
    de: 'Die Kammer kostet keine zusätzlichen Bewegungspunkte.',
  },
  'never-pushed': {
    en: 'Effects that would let it move more spaces do nothing.',
    de: 'Effekte, die es weitere Felder bewegen würden, wirken nicht.',
  },
  'sees-through': {
    en: 'Figures and obstacles do not block your line of sight.',
    de: 'Figuren und Hindernisse versperren deine Sichtlinie nicht.',
  },
  'rolls-first': {
    en: 'You may roll your attack dice before you name the target.',
    de: 'Du darfst deine Angriffswürfel werfen, bevor du das Ziel nennst.',
  },
  tireless: { en: 'Skills cost no fatigue.', de: 'Fertigkeiten kosten keine Erschöpfung.' },
  'free-skill': {
    en: 'Once per turn you may use a skill that costs 1 fatigue without suffering it.',
    de: 'Einmal je Zug darfst du eine Fertigkeit, die 1 Erschöpfung kostet, einsetzen, ohne sie zu erleiden.',
  },
  'light-arms': {
    en: 'A two-handed melee weapon you have equipped is a one-handed one.',
    de: 'Eine Zweihand-Nahkampfwaffe, die du ausgerüstet hast, ist eine Einhandwaffe.',
  },
  'faces-matter': { en: '', de: '' },
};

export const permit: DescentWord<Permit> = {
  say: ({ rule, if: test }, { lang }) => `${ifText(test, lang)}${TEXTS[rule][lang]}`,
};
