import type { Lang } from '@tafelrunde/engine';
import { createContext, use } from 'react';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './shape.ts';

export type { Messages };

const ALL: Readonly<Record<Lang, Messages>> = { en, de };

export const messagesIn = (lang: Lang): Messages => ALL[lang];
export const MessagesContext = createContext<Messages>(en);

/** What the page says, in the language chosen. */
export const useMessages = (): Messages => use(MessagesContext);
