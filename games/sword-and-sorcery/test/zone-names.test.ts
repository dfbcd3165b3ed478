import { type Lang, say } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { ADVENTURES, type AdventureId } from '../content/adventures/index.ts';
import { optionId } from '../option-id.ts';
import { texts } from '../texts/index.ts';
import { doorName, zoneName, zoneNames } from '../zone-names.ts';
import { guard, to } from './laid.ts';
import { learn, type Sitting, sit, stand, zone } from './positions.ts';

const YARD = 'sparring-yard';
const name = (): string => '';

/** An option as people read it. */
function words(t: Sitting, id: string, lang: Lang): string {
  const choice = t.match.ask?.options.find(one => optionId(one) === id);
  if (choice === undefined) throw new Error(`${id} is not offered; there are ${t.offered().join(' ')}.`);
  return say(texts.options[choice.do] as never, lang, choice as never, name);
}
/** What the last decision led to, as people read it. */
const log = (t: Sitting, lang: Lang): string[] =>
  t.happened().map(event => say(texts.events[event.kind] as never, lang, event as never, name));

describe('names of zones', () => {
  test.each(Object.keys(ADVENTURES) as AdventureId[])('no two zones of %s have the same name', id => {
    for (const lang of ['en', 'de'] as const) {
      const names = zoneNames(id).map(name => name[lang]);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).not.toMatch(/^\d/);
    }
  });

  test('they are those of the tile, with the direction where a tile lies twice; doors have both', () => {
    expect(['2A.c', '4B.e', '1A.h', '7A.h'].map(key => zoneName(YARD, zone(key), 'en'))).toEqual([
      'Crossing',
      'Bramble ground',
      'Tavern, north',
      'Tavern, south',
    ]);
    expect(zoneName(YARD, zone('4B.e'), 'de')).toBe('Brombeergrund');
    expect(doorName(YARD, '1A.h|1A.s', 'de')).toBe('Schenke, Norden / Schenkenstraße, Norden');
  });

  test('options name them', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'], at: '1A.s' }, state => {
      guard(state);
      learn(state, 'laegon', 'hunting-trap');
    });
    expect(words(t, to('1A.t'), 'en')).toBe("Move: Baker's street, north (1 point)");
    expect(words(t, to('1A.t'), 'de')).toBe('Gehen: Bäckerstraße, Norden (1 Punkt)');
    expect(words(t, 'open:1A.h|1A.s', 'en')).toBe('Open the door: Tavern, north');
    expect(words(t, 'open:1A.h|1A.s', 'de')).toBe('Die Tür öffnen: Schenke, Norden');
    expect(words(t, `power:hunting-trap,1,-,${zone('1A.t')}`, 'en')).toBe("Hunting Trap I → Baker's street, north");
  });

  test('the log names them', () => {
    const t = sit({ at: '1A.s' }, state => {
      guard(state);
      stand(state, 'laegon', '2A.n');
      state.supplies.trap.pile.rest = ['click'];
    });
    t.choose(to('1A.t'));
    expect([log(t, 'en'), log(t, 'de')]).toEqual([
      ["Ecarus moves from “Tavern street, north” to “Baker's street, north”."],
      ['Ecarus geht von „Schenkenstraße, Norden“ nach „Bäckerstraße, Norden“.'],
    ]);
    t.choose(to('1A.s')).choose('open:1A.h|1A.s');
    expect(log(t, 'en')).toContain('Ecarus opens the door “Tavern, north / Tavern street, north”.');
    expect(log(t, 'de')).toContain('Ecarus öffnet die Tür „Schenke, Norden / Schenkenstraße, Norden“.');
  });
});
