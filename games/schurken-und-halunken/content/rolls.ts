import type { Roll } from './values.ts';

/** Rolls that are named together on many cards. */
export const weaponAttack: readonly Roll[] = ['melee-attack', 'ranged-attack'];
export const anyAttack: readonly Roll[] = [...weaponAttack, 'magical-attack'];
export const weaponDefence: readonly Roll[] = ['melee-defence', 'ranged-defence'];
export const anyDefence: readonly Roll[] = [...weaponDefence, 'magical-defence', 'defence-spell'];
export const anyMagic: readonly Roll[] = ['magical-attack', 'defence-spell', 'casting'];
export const anyRoll: readonly Roll[] = [...anyAttack, ...anyDefence, 'casting'];
