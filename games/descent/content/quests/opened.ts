import type { Text } from '@tafelrunde/engine';
import type { Quest } from '../quest.ts';

/** The quests that were opened: on a page those a match needs, everywhere else all. */
export const OPENED: Record<string, Quest> = {};

/** What they call their people, tokens and special actions: a name means the same in every quest. */
export const NAMES_IN_QUESTS = {
  characters: new Map<string, Text>(),
  things: new Map<string, Text>(),
  faces: new Map<string, Text>(),
  actions: new Map<string, Text>(),
} as const;

const SPECIAL_TOKEN: Text = { en: 'the special token', de: 'der besondere Marker' };

/** They can be played from now on. */
export function openQuests(quests: Readonly<Record<string, Quest>>): void {
  Object.assign(OPENED, quests);
  for (const { encounters } of Object.values(quests))
    for (const { characters = {}, things = {}, actions = {}, special } of encounters) {
      for (const [id, { name }] of Object.entries(characters)) NAMES_IN_QUESTS.characters.set(id, name);
      for (const [id, { name, faces = {} }] of Object.entries(things)) {
        NAMES_IN_QUESTS.things.set(id, name);
        for (const [face, { name: shown }] of Object.entries(faces)) NAMES_IN_QUESTS.faces.set(face, shown);
      }
      for (const [id, { name }] of Object.entries(actions)) NAMES_IN_QUESTS.actions.set(id, name);
      if (special !== undefined) NAMES_IN_QUESTS.faces.set('special', SPECIAL_TOKEN);
    }
}
