import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  title: 'Your other devices',
  about:
    'A code carries your seats to another device: your phone, another browser. There is no account, so also keep one if you might lose this browser.',
  make: 'Make a code',
  makeAgain: 'Make a new code',
  code: 'Your code',
  qr: 'The link with your code as a QR code',
  codeAbout:
    'Scan it with the other device, or open “Come in with a code” there. Whoever has it can play for you: show it to nobody else. It is shown only now; a new one takes its place.',
  codeSince: (date: string) => `There is a code, made ${date}.`,
  revokeCode: 'Make the code void',
  link: 'Link for the other device',
  first: 'The browser you began in',
  here: 'this one',
  since: (date: string) => `since ${date}`,
  revoke: 'Take the key away',
  revokeFrom: (device: string) => `Take the key away: ${device}`,
  comeTitle: 'Come in with a code',
  come: 'Come in',
  comeAbout: 'With the code of your other device you have the same seats here.',
  comeField: 'Code',
  known: (name: string) =>
    `In this browser you are ${name}. Whoever comes in here with a code gives up that name and its seats, unless you make a code for them first.`,
  welcome: (name: string) => `Welcome back, ${name}.`,
  toTables: 'To my tables',
  call: 'Call me on this device when it is my turn',
  callAbout: 'Also when no page of Tafelrunde is open.',
  callOn: 'This device is called when it is your turn.',
  callOff: 'No longer call this device',
  callNo: 'This browser forbids it, or cannot be called.',
};

const de: Shape<typeof en> = {
  title: 'Deine anderen Geräte',
  about:
    'Ein Code bringt deine Plätze auf ein anderes Gerät: aufs Handy, in einen anderen Browser. Es gibt kein Konto; bewahr also auch einen auf, falls dieser Browser verloren gehen könnte.',
  make: 'Code anlegen',
  makeAgain: 'Neuen Code anlegen',
  code: 'Dein Code',
  qr: 'Der Link mit deinem Code als QR-Code',
  codeAbout:
    'Scann ihn mit dem anderen Gerät, oder öffne dort „Mit einem Code hereinkommen“. Wer ihn hat, kann für dich spielen: Zeig ihn sonst niemandem. Er wird nur jetzt gezeigt; ein neuer tritt an seine Stelle.',
  codeSince: date => `Es gibt einen Code, angelegt am ${date}.`,
  revokeCode: 'Code ungültig machen',
  link: 'Link für das andere Gerät',
  first: 'Der Browser, in dem du begonnen hast',
  here: 'dieser hier',
  since: date => `seit ${date}`,
  revoke: 'Schlüssel wegnehmen',
  revokeFrom: device => `Schlüssel wegnehmen: ${device}`,
  comeTitle: 'Mit einem Code hereinkommen',
  come: 'Hereinkommen',
  comeAbout: 'Mit dem Code deines anderen Geräts hast du hier dieselben Plätze.',
  comeField: 'Code',
  known: name =>
    `In diesem Browser bist du ${name}. Wer hier mit einem Code hereinkommt, gibt diesen Namen und seine Plätze auf, falls du nicht vorher einen Code dafür anlegst.`,
  welcome: name => `Willkommen zurück, ${name}.`,
  toTables: 'Zu meinen Tischen',
  call: 'Ruf mich auf diesem Gerät, wenn ich dran bin',
  callAbout: 'Auch wenn keine Seite von Tafelrunde offen ist.',
  callOn: 'Dieses Gerät wird gerufen, wenn du dran bist.',
  callOff: 'Dieses Gerät nicht mehr rufen',
  callNo: 'Dieser Browser verbietet es oder lässt sich nicht rufen.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said about keys and devices. */
export const useDeviceMessages = (): Shape<typeof en> => ALL[useMessages().lang];
