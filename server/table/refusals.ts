import type { Refusal } from '@tafelrunde/engine';

/** Why something was not done: the refusals of the engine, and those of the house. */
export type HouseRefusal = Omit<Refusal, 'code'> & { readonly code: Refusal['code'] | HouseCode };
type HouseCode =
  | 'not-your-seat'
  | 'no-seat'
  | 'not-host'
  | 'seat-taken'
  | 'bad-invitation'
  | 'not-over'
  | 'seat-free'
  | 'one-seat'
  | 'knows-another-seat'
  | 'barred'
  | 'bot-stays'
  | 'not-overdue'
  | 'two-seats-only'
  | 'too-few'
  | 'nobody-there'
  | 'no-removal'
  | 'table-full'
  | 'agree-first'
  | 'alone'
  | 'no-suggestion'
  | 'no-such-thing'
  | 'in-campaign'
  | 'campaign-over';

const refuse = (code: HouseCode, en: string, de: string): HouseRefusal => ({ code, text: { en, de } });

export const NOT_YOUR_SEAT = refuse('not-your-seat', 'That seat is not yours.', 'Das ist nicht dein Platz.');
export const NO_SEAT = refuse('no-seat', 'You have no seat at this table.', 'Du hast keinen Platz an diesem Tisch.');
export const NOT_HOST = refuse(
  'not-host',
  'Only who opened the table may do that.',
  'Das darf nur, wer den Tisch eröffnet hat.',
);
export const SEAT_TAKEN = refuse('seat-taken', 'Somebody sits there already.', 'Dort sitzt schon jemand.');
export const BAD_INVITATION = refuse(
  'bad-invitation',
  'This invitation does not belong to this table.',
  'Diese Einladung gehört nicht zu diesem Tisch.',
);
export const NOT_OVER = refuse('not-over', 'The game is not over yet.', 'Das Spiel ist noch nicht vorbei.');
export const SEAT_FREE = refuse(
  'seat-free',
  'A seat is still free; play begins when it is taken.',
  'Ein Platz ist noch frei; gespielt wird, sobald dort jemand sitzt.',
);
export const ONE_SEAT = refuse(
  'one-seat',
  'You sit here already, and at this table everybody has one seat.',
  'Du sitzt hier schon, und an diesem Tisch hat jeder nur einen Platz.',
);
export const KNOWS_ANOTHER = refuse(
  'knows-another-seat',
  'You have seen what is hidden on another seat of this match: you may only sit down there again.',
  'Du hast gesehen, was auf einem anderen Platz dieser Partie verborgen ist: Du darfst dich nur dorthin wieder setzen.',
);
export const BARRED = refuse(
  'barred',
  'You have given up or were sent away here; this match goes on without you.',
  'Du hast hier aufgegeben oder musstest gehen; diese Partie geht ohne dich weiter.',
);
export const BOT_STAYS = refuse(
  'bot-stays',
  'Play has begun: the bot keeps its seat, so that nobody looks into its hand.',
  'Das Spiel hat begonnen: Der Bot behält seinen Platz, damit niemand in seine Karten schaut.',
);
export const NOT_OVERDUE = refuse(
  'not-overdue',
  'Nobody’s time has run out.',
  'Noch ist für niemanden die Zeit abgelaufen.',
);
export const TWO_SEATS_ONLY = refuse(
  'two-seats-only',
  'The win can be claimed at a table for two only; call a bot instead.',
  'Den Sieg kann man nur an einem Tisch für zwei beanspruchen; ruf stattdessen einen Bot.',
);
export const TOO_FEW = refuse(
  'too-few',
  'At least two others must sit here to send somebody away. If the table has a clock, it says when you may go on alone.',
  'Um jemanden wegzuschicken, müssen hier mindestens zwei andere sitzen. Hat der Tisch eine Uhr, so sagt sie, wann du allein weitermachen darfst.',
);
export const TABLE_FULL = refuse(
  'table-full',
  'So much has happened at this table that its journal is full: only decisions are taken down now.',
  'An diesem Tisch ist so viel geschehen, dass sein Protokoll voll ist: Nur noch Entscheidungen werden eingetragen.',
);
export const IN_CAMPAIGN = refuse(
  'in-campaign',
  'This match belongs to a campaign: it is played to its end, and then the campaign goes on.',
  'Diese Partie gehört zu einer Kampagne: Sie wird zu Ende gespielt, und dann geht die Kampagne weiter.',
);
export const CAMPAIGN_OVER = refuse('campaign-over', 'This campaign is over.', 'Diese Kampagne ist zu Ende.');
export const NOBODY_THERE = refuse('nobody-there', 'No person sits there.', 'Dort sitzt kein Mensch.');
export const NO_REMOVAL = refuse(
  'no-removal',
  'Nobody wants to send that one away.',
  'Niemand will ihn oder sie wegschicken.',
);
export const AGREE_FIRST = refuse(
  'agree-first',
  'At this table all who are asked must agree: suggest it, or accept what was suggested.',
  'An diesem Tisch müssen alle zustimmen, die gefragt sind: Schlag es vor oder nimm an, was vorgeschlagen ist.',
);
export const ALONE = refuse(
  'alone',
  'Nobody else is asked: just decide.',
  'Außer dir ist niemand gefragt: Entscheide einfach.',
);
export const NO_SUGGESTION = refuse(
  'no-suggestion',
  'That is not suggested any more; look again.',
  'Das ist nicht mehr vorgeschlagen; bitte noch einmal hinsehen.',
);
export const NO_SUCH_THING = refuse(
  'no-such-thing',
  'Nothing that everybody sees has that name.',
  'Nichts, was alle sehen, heißt so.',
);
