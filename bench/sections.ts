// A further section is one more file with its description, one with its contenders, and one line here.
import { descent } from './descent/section.ts';
import { dungeonSaga } from './dungeon-saga/section.ts';
import { engine } from './engine/section.ts';
import { lab } from './lab/section.ts';
import { mageKnight } from './mage-knight/section.ts';
import { schurkenUndHalunken } from './schurken-und-halunken/section.ts';
import type { Section } from './section.ts';
import { server } from './server/section.ts';
import { strangers } from './server/strangers.ts';
import { tail } from './server/tail.ts';
import { skirmish } from './skirmish/section.ts';
import { swordAndSorcery } from './sword-and-sorcery/section.ts';
import { web } from './web/section.ts';

export const SECTIONS: readonly Section[] = [
  skirmish,
  dungeonSaga,
  schurkenUndHalunken,
  mageKnight,
  swordAndSorcery,
  descent,
  engine,
  lab,
  server,
  tail,
  strangers,
  web,
];
