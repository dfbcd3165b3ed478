import { capital, type Lang, listed, speak, type Text, type Thing } from '@tafelrunde/engine';
import { ACTIVATIONS } from './content/activations.ts';
import { COMPANIONS, type CompanionCard } from './content/companions.ts';
import { CRITICALS, type Critical } from './content/criticals.ts';
import { CARDS, SCROLLS } from './content/enemies/index.ts';
import type { EnemyCard, Guard, Scroll, ScrollSide } from './content/enemies/scroll.ts';
import { ENEMY_POWERS } from './content/enemy-powers.ts';
import { EVENTS, type EventCard, type SpawnForm } from './content/events.ts';
import { HERO_IDS, HEROES, type HeroClass, type HeroId } from './content/heroes.ts';
import { ITEM_IDS, itemOf } from './content/items/index.ts';
import { POWER_IDS, type PowerId, powerOf } from './content/powers/index.ts';
import { TRAPS, type Trap } from './content/traps.ts';
import {
  CONDITION_NAMES,
  type Condition,
  DAMAGE_NAMES,
  LEVEL_NAMES,
  NATURE_NAMES,
  roman,
  STYLE_NAMES,
  SYMBOL_NAMES,
} from './content/words.ts';
import { itemName } from './names.ts';
import {
  abilityText,
  activationText,
  attackText,
  defenceText,
  doesText,
  enemyDoesText,
  itemText,
  powerHead,
  propertiesText,
} from './texts/cards.ts';
import { awayText, reachText } from './texts/ranges.ts';
import { behaviourText, targetText, weaponText } from './texts/scrolls.ts';

const thing = (name: Text, text: (lang: Lang) => string): Thing => ({
  name,
  text: { en: text('en'), de: text('de') },
});

/** Everything with a name and a text. All text is made from what the thing does. */
export function things(): readonly Thing[] {
  const cards = Object.values(CARDS as Readonly<Record<string, EnemyCard>>);
  return [
    ...HERO_IDS.flatMap(id => HEROES[id].classes.map(own => heroThing(id, own))),
    ...HERO_IDS.flatMap(id => HEROES[id].classes.flatMap(({ power, cry }) => [power, cry])).map(ability =>
      thing(ability.name, lang => abilityText(ability, lang)),
    ),
    ...POWER_IDS.map(powerThing),
    ...Object.values(COMPANIONS).map(card => thing(card.name, lang => companionText(card, lang))),
    ...ITEM_IDS.flatMap(id =>
      itemOf(id).faces.flatMap((face, i) => {
        if (face === undefined) return [];
        const up = i === 1 ? 'back' : undefined;
        return [
          thing({ en: itemName(id, up, 'en'), de: itemName(id, up, 'de') }, lang => itemText(itemOf(id), face, lang)),
        ];
      }),
    ),
    ...Object.entries(SCROLLS as Readonly<Record<string, Scroll>>).flatMap(([id, scroll]) =>
      scroll.sides.flatMap(side =>
        side === undefined
          ? []
          : [
              thing(sideName(scroll, side), lang =>
                scrollText(
                  scroll,
                  side,
                  cards.find(one => one.scroll === id),
                  lang,
                ),
              ),
            ],
      ),
    ),
    ...Object.values(ENEMY_POWERS).map(({ name, levels }) =>
      thing(name, lang => {
        const [first, second] = levels.map(({ passive }) => enemyDoesText(passive, lang));
        const head = speak(lang)('Power of an enemy.', 'Fähigkeit eines Gegners.');
        return first === second ? `${head} ${first}` : `${head} I: ${first} II: ${second}`;
      }),
    ),
    ...Object.values(ACTIVATIONS).map(card => thing(card.name, lang => activationText(card, lang))),
    ...Object.values(EVENTS).map(card => thing(card.name, lang => eventText(card, lang))),
    ...Object.values(TRAPS).map(card => thing(card.name, lang => trapText(card, lang))),
    ...Object.values(CRITICALS).map(token => thing(token.name, lang => criticalText(token, lang))),
    ...(Object.keys(CONDITION_NAMES) as Condition[]).map(id =>
      thing(CONDITION_NAMES[id], lang => CONDITIONS[id][lang]),
    ),
  ];
}

export function powerThing(id: PowerId): Thing {
  const power = powerOf(id);
  const hero = power.of === 'talent' ? '' : HEROES[power.of].name;
  return thing(power.name, lang => `${powerHead(power, hero, lang)} ${abilityText(power, lang)}`);
}

/** The side of a boss's scroll has a name of its own. */
export const sideName = ({ name }: Scroll, side: ScrollSide): Text =>
  side.name === undefined ? name : { en: `${name.en}, ${side.name.en}`, de: `${name.de}, ${side.name.de}` };

export function heroThing(id: HeroId, own: HeroClass): Thing {
  const { name, style, move, capacity } = HEROES[id];
  const { gem, power, cry, nature, save } = own;
  const ranks = (values: readonly number[]): string => values.join('/');
  return thing({ en: `${name}, ${own.name.en}`, de: `${name}, ${own.name.de}` }, lang => {
    const t = speak(lang);
    return [
      t(
        `A ${NATURE_NAMES[nature].en} soul of the style ${STYLE_NAMES[style].en}: movement ${move}, capacity ${capacity}, saves with ${SYMBOL_NAMES[save].en}.`,
        `Eine Seele vom Stil ${STYLE_NAMES[style].de}, ${NATURE_NAMES[nature].de}: Bewegung ${move}, Traglast ${capacity}, Rettungswurf mit ${SYMBOL_NAMES[save].de}.`,
      ),
      t(
        `At ranks I to VII health ${ranks(gem.health)}, powers ${ranks(gem.powers)}, talents ${ranks(gem.talents)}, combat actions ${ranks(gem.combat)}, standard actions ${ranks(gem.standard)}.`,
        `Auf Rang I bis VII Lebenskraft ${ranks(gem.health)}, Fähigkeiten ${ranks(gem.powers)}, Talente ${ranks(gem.talents)}, Kampfaktionen ${ranks(gem.combat)}, Standardaktionen ${ranks(gem.standard)}.`,
      ),
      `${power.name[lang]}: ${abilityText(power, lang)}`,
      `${t('Soul cry', 'Seelenschrei')}, ${cry.name[lang]}: ${abilityText(cry, lang)}`,
    ].join(' ');
  });
}

function companionText({ style, levels }: CompanionCard, lang: Lang): string {
  const t = speak(lang);
  const each = levels.map(({ level, move, health, attack, properties = [], defence, passive = [] }) =>
    [
      `${roman(level)}: ${t(`movement ${move}, health ${health}, armour ${defence.armour}, ${defence.dice} defence ${defence.dice === 1 ? 'die' : 'dice'}.`, `Bewegung ${move}, Lebenskraft ${health}, Rüstung ${defence.armour}, ${defence.dice} Verteidigungswürfel.`)}`,
      `${t('Attack', 'Angriff')} ${reachText(attack.range, lang)}: ${attackText(attack, lang)}, ${DAMAGE_NAMES[attack.damage][lang]}.`,
      propertiesText(properties, lang),
      doesText(passive, lang),
    ]
      .filter(part => part !== '')
      .join(' '),
  );
  return [
    t(`Companion of the style ${STYLE_NAMES[style].en}.`, `Gefährte vom Stil ${STYLE_NAMES[style].de}.`),
    ...each,
  ].join(' ');
}

function guardText({ armour, shields, dice, resist = [], vulnerable = [] }: Guard, lang: Lang): string {
  const t = speak(lang);
  const kinds = (list: Guard['resist'] = []): string =>
    listed(
      list.map(one => DAMAGE_NAMES[one][lang]),
      t('and', 'und'),
    );
  return [
    defenceText({ armour, shields, dice }, lang),
    ...(resist.length > 0 ? [t(`Resists ${kinds(resist)}.`, `Widersteht ${kinds(resist)}.`)] : []),
    ...(vulnerable.length > 0 ? [t(`Vulnerable to ${kinds(vulnerable)}.`, `Anfällig für ${kinds(vulnerable)}.`)] : []),
  ].join(' ');
}

/** A scroll as the table reads it: whom it goes for, what it does at which distance, its powers and weapons. */
export function scrollText(scroll: Scroll, side: ScrollSide, card: EnemyCard | undefined, lang: Lang): string {
  const t = speak(lang);
  const { level, style, immune = [] } = scroll;
  const rune = style === 'all' ? t('every style', 'jeder Stil') : STYLE_NAMES[style][lang];
  const guard = side.defence ?? card?.guard;
  const health = card === undefined ? [] : [card.health].flat();
  return [
    t(`Enemy, ${LEVEL_NAMES[level].en} (${rune}).`, `Gegner, ${LEVEL_NAMES[level].de} (${rune}).`),
    ...(health.length > 0 ? [`${t('Health', 'Lebenskraft')} ${health.join('/')}.`] : []),
    ...(guard === undefined ? [] : [guardText(guard, lang)]),
    ...(immune.length > 0
      ? [
          `${t('Never', 'Nie')} ${listed(
            immune.map(one => CONDITION_NAMES[one][lang]),
            t('or', 'oder'),
          )}.`,
        ]
      : []),
    `${t('Goes for', 'Sucht')} ${targetText(side.target, lang)}.`,
    ...side.behaviours.map(one => `${capital(behaviourText(side, one, lang))}.`),
    ...Object.values(side.weapons).map(
      weapon =>
        `${weaponText(weapon, lang)}, ${DAMAGE_NAMES[weapon.damage][lang]}.${weapon.properties === undefined ? '' : ` ${propertiesText(weapon.properties, lang)}`}`,
    ),
    ...Object.values(side.powers).map(({ name, charges, passive = [], effects = [] }) => {
      const left =
        charges === undefined
          ? ''
          : t(` (${charges} charge${charges > 1 ? 's' : ''})`, ` (${charges} Ladung${charges > 1 ? 'en' : ''})`);
      return `${name[lang]}${left}: ${[enemyDoesText(passive, lang), enemyDoesText(effects, lang, 'target')].filter(part => part !== '').join(' ')}`;
    }),
  ].join(' ');
}

const SPAWNS: Readonly<Record<SpawnForm, Text>> = {
  few: {
    en: 'with up to three heroes one enemy fewer than heroes, less those in play',
    de: 'bei bis zu drei Helden ein Gegner weniger als Helden, abzüglich derer im Spiel',
  },
  many: {
    en: 'with four and more heroes two enemies fewer than heroes, less those in play',
    de: 'ab vier Helden zwei Gegner weniger als Helden, abzüglich derer im Spiel',
  },
  even: {
    en: 'as many enemies as heroes, less those in play',
    de: 'so viele Gegner wie Helden, abzüglich derer im Spiel',
  },
  plus: {
    en: 'one enemy more than heroes, less those in play',
    de: 'ein Gegner mehr als Helden, abzüglich derer im Spiel',
  },
};

function eventText({ type, once = [], ongoing = [], for: whom, spawns = [] }: EventCard, lang: Lang): string {
  const t = speak(lang);
  const kind = {
    standard: t('Event.', 'Ereignis.'),
    story: t('Story card: the adventure says what happens.', 'Geschichtskarte: Das Abenteuer sagt, was geschieht.'),
    day: t('Day: the light of the adventure holds.', 'Tag: Es gilt das Licht des Abenteuers.'),
    night: t('Night: the darkness of the adventure holds.', 'Nacht: Es gilt die Dunkelheit des Abenteuers.'),
  }[type];
  const side =
    whom === 'heroes'
      ? t('For heroes', 'Für Helden')
      : whom === 'enemies'
        ? t('For enemies', 'Für Gegner')
        : t('For everybody', 'Für alle');
  return [
    kind,
    doesText(once, lang, 'heroes'),
    ...(ongoing.length > 0
      ? [
          `${side}, ${t('while it lies open', 'solange sie offen liegt')}: ${doesText(ongoing, lang, whom === 'enemies' ? 'enemies' : 'heroes')}`,
        ]
      : []),
    ...(spawns.length > 0
      ? [`${t('Appearing', 'Es erscheinen')}: ${spawns.map(form => SPAWNS[form][lang]).join('; ')}.`]
      : []),
  ]
    .filter(part => part !== '')
    .join(' ');
}

function trapText({ range, fails = [], always = [] }: Trap, lang: Lang): string {
  const t = speak(lang);
  return [
    t('Trap.', 'Falle.'),
    ...(fails.length > 0
      ? [
          `${t('Heroes', 'Helden')} ${awayText(range ?? 0, lang)} ${t('save, or', 'machen einen Rettungswurf, sonst')}: ${doesText(fails, lang, 'hero')}`,
        ]
      : []),
    doesText(always, lang, 'hero'),
    ...(fails.length + always.length === 0 ? [t('Nothing happens.', 'Nichts geschieht.')] : []),
  ]
    .filter(part => part !== '')
    .join(' ');
}

function criticalText({ colour, effects = [], lasting = [] }: Critical, lang: Lang): string {
  const t = speak(lang);
  const kind = {
    green: t('Critical hit, at once.', 'Kritischer Treffer, sofort.'),
    blue: t('Critical hit, a condition.', 'Kritischer Treffer, ein Zustand.'),
    red: t('Critical hit that stays.', 'Kritischer Treffer, der bleibt.'),
  }[colour];
  return [kind, doesText(effects, lang, 'target'), doesText(lasting, lang)].filter(part => part !== '').join(' ');
}

const CONDITIONS: Readonly<Record<Condition, Text>> = {
  stunned: {
    en: 'Condition: a stunned hero skips the next turn; a stunned enemy loses its activation. Then it is gone.',
    de: 'Zustand: Ein betäubter Held setzt im nächsten Zug aus, ein betäubter Gegner verliert seine Aktivierung. Dann ist es vorbei.',
  },
  blinded: {
    en: 'Condition: a blinded hero saves before every action, or it is lost; a blinded enemy sees nobody.',
    de: 'Zustand: Ein geblendeter Held macht vor jeder Aktion einen Rettungswurf, sonst ist sie verloren; ein geblendeter Gegner sieht niemanden.',
  },
  slowed: {
    en: 'Condition: a slowed hero takes one action in the turn besides free ones; a slowed enemy carries out the first sentence of its behaviour only.',
    de: 'Zustand: Ein verlangsamter Held hat neben freien nur eine Aktion im Zug; ein verlangsamter Gegner führt nur den ersten Satz seines Verhaltens aus.',
  },
  'knocked-down': {
    en: 'Condition: no armour, no combat actions, no part in the balance of power. A hero stands up for a movement point or by a dash, an enemy when it activates.',
    de: 'Zustand: keine Rüstung, keine Kampfaktionen, zählt nicht für das Kräfteverhältnis. Ein Held steht für einen Bewegungspunkt oder mit einem Spurt auf, ein Gegner bei seiner Aktivierung.',
  },
  'poisoned-1': {
    en: 'Condition: 1 wound in every time phase; then a save ends it.',
    de: 'Zustand: 1 Wunde in jeder Zeitphase; danach beendet ihn ein Rettungswurf.',
  },
  'poisoned-2': {
    en: 'Condition: 2 wounds in every time phase; then a save ends it.',
    de: 'Zustand: 2 Wunden in jeder Zeitphase; danach beendet ihn ein Rettungswurf.',
  },
};
