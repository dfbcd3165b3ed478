import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  title: 'Credits',
  unofficial:
    'Tafelrunde is unofficial: it is not made, endorsed or supported by the publishers of the games, whose names are used only to say what is implemented. No text, picture or logo of theirs is included. Own the games: they are worth it.',
  icons: 'Icons',
  iconsAbout: 'Recoloured by us and rounded to whole numbers; from',
  iconsBy: (artist: string) => `Drawn by ${artist}`,
  fonts: 'Typefaces',
  fontsAbout:
    'Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License 1.1.',
  code: 'Code',
  codeAbout: 'Apache-2.0. Built with TypeScript, React and Vite.',
};

const de: Shape<typeof en> = {
  title: 'Mitwirkende',
  unofficial:
    'Tafelrunde ist inoffiziell: Die Verlage der Spiele haben nichts damit zu tun; ihre Namen sagen nur, was umgesetzt ist. Kein Text, Bild oder Logo stammt von ihnen. Kauf die Spiele: Sie sind es wert.',
  icons: 'Symbole',
  iconsAbout: 'Von uns eingefärbt und auf ganze Zahlen gerundet; aus',
  iconsBy: artist => `Gezeichnet von ${artist}`,
  fonts: 'Schriften',
  fontsAbout:
    'Grenze Gotisch von Omnibus-Type und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), unter der SIL Open Font License 1.1.',
  code: 'Code',
  codeAbout: 'Apache-2.0. Gebaut mit TypeScript, React und Vite.',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said about those who helped; loaded with their page. */
export const useCreditsMessages = (): Shape<typeof en> => ALL[useMessages().lang];
