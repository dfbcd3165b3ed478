import { type Lang, say } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { contentText } from '../../card-text.ts';
import { adventures } from '../../content/adventures/index.ts';
import { everything, spell } from '../../content/index.ts';
import type { Event } from '../../events.ts';
import { texts } from '../../texts.ts';
import { position, told } from '../positions.ts';

const LANGS: readonly Lang[] = ['en', 'de'];
const saying = (event: Event, lang: Lang): string =>
  say(texts.events[event.kind] as never, lang, event as never, String);

describe('twists say what they cost', () => {
  const COSTS = {
    commands: { en: /\bcommand more\b/, de: /\bBefehl mehr\b/ },
    draw: { en: /draws a card/, de: /zieht eine Karte/ },
    collapse: { en: /\bwound\b/, de: /\bWunde\b/ },
    bones: { en: /bone pile/, de: /Knochenhaufen/ },
  } as const;

  test.each(adventures.flatMap(({ id, twists = [] }) => twists.map(twist => [id, twist] as const)))(
    'DS-REF-02 %s',
    (_, { text, effects }) => {
      for (const effect of effects)
        for (const lang of LANGS)
          if (effect.do in COSTS) expect(text[lang]).toMatch(COSTS[effect.do as keyof typeof COSTS][lang]);
    },
  );
});

describe('the log', () => {
  test('one die passes, several pass', () => {
    const hits = (left: readonly number[]): Event => ({
      kind: 'hits',
      attacker: 'orlaf',
      target: 'zombie-1',
      hits: 1,
      left,
      rule: 'DS-MELEE-15',
    });
    expect(saying(hits([6]), 'de')).toBe('6 durchdringt die Rüstung: 1 Treffer.');
    expect(saying(hits([6, 4]), 'de')).toBe('6 4 durchdringen die Rüstung: 1 Treffer.');
    expect(saying(hits([6]), 'en')).toBe('6 passes the armour: 1 hit.');
    expect(saying(hits([6, 4]), 'en')).toBe('6 4 pass the armour: 1 hit.');
  });

  test('DS-LIMIT-01 DS-LIMIT-02 a sum adds up, or says which limit stepped in', () => {
    const t = position('O> s< R<', { turn: 'orlaf', wounds: { orlaf: 3 } });
    t.choose('attack:skeleton-warrior-1', [6, 4, 2, 1, 5, 2]);
    const [rolled] = told(t, 'rolled');
    expect(rolled && saying(rolled, 'en')).toBe(
      'Orlaf rolls 6 4 2 1 (4 dice = 5 base − 1 injured); Skeleton Warrior 1 rolls 5 2 (2 dice: 2 base − 1 outnumbered = 1, at least 2), 1 armour = 2 base − 1 penalty below 2 dice.',
    );
    expect(rolled && saying(rolled, 'de')).toBe(
      'Orlaf wirft 6 4 2 1 (4 Würfel = 5 Grundwert − 1 verletzt); Skelettkrieger 1 wirft 5 2 (2 Würfel: 2 Grundwert − 1 Unterzahl = 1, mindestens 2), 1 Rüstung = 2 Grundwert − 1 Abzug unter 2 Würfel.',
    );
  });

  test('an attack with dice of its own starts from those, not from the sheet', () => {
    const t = position('.. s^ ..\n.. O^ s^', { turn: 'orlaf', wounds: { orlaf: 3 } });
    t.choose('attack:skeleton-warrior-1', [6, 6, 6, 6, 1, 1]).choose('use:frenzy', [6, 6, 1, 1]);
    expect(told(t, 'rolled')[0]).toMatchObject({
      sums: { attack: { base: 3 }, defence: { base: 2 }, armour: { base: 2 } },
    });
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(2);
  });
});

describe('cards', () => {
  test('after a colon a sentence begins with a capital', () => {
    for (const thing of everything)
      expect(contentText(thing, 'de'), thing.id).not.toMatch(
        /: (du|deine?|wenn|verletzt zu|in Unterzahl zu|trifft|bei deinen) /,
      );
  });

  test('Gust says whom it cannot push', () => {
    expect(contentText(spell('gust'), 'en')).toContain(
      'You push the target up to 3 squares away from you, if of normal size.',
    );
    expect(contentText(spell('gust'), 'de')).toContain(
      'Du schiebst das Ziel bis zu 3 Felder weit von dir weg, sofern von normaler Größe.',
    );
  });
});
