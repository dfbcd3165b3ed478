import { idWithout } from '@tafelrunde/engine';
import { type Choice, TOLD } from './choices.ts';

/** The name of an option without what it only tells. */
export const optionId = (choice: Choice): string => idWithout(choice, TOLD);
