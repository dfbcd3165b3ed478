import { type Lang, type RuleId, type SeatName, speak } from '@tafelrunde/engine';
import { type About, type AboutValue, erasedInfo, type Sight } from '../../table/info/about.ts';
import { summed } from '../../table/info/summed.ts';
import { doorText } from './describe.ts';
import {
  ATTRIBUTE_NAMES,
  attributeOf,
  CONDITION_NAMES,
  type Condition,
  cardName,
  cityActionText,
  cityOf,
  classOf,
  type Descent,
  defencePool,
  diceText,
  groundOf,
  heroSheetOf,
  isItem,
  isLieutenant,
  isPlotCard,
  monsterCardOf,
  nameOf,
  OVERLORD_CARDS,
  positionOf,
  questCardOf,
  questOf,
  spaceName,
  staminaOf,
  terrainsAt,
  type View,
  valued,
} from './game.ts';
import { icons as later } from './picture-icons.ts';
import {
  cardSign,
  companionSign,
  conditionSign,
  heroSign,
  learnSigns,
  monsterSign,
  moreSign,
  SIGNS,
  tokenSign,
} from './pictures.ts';
import { boardFor } from './pieces.ts';
import { numberOf, partOf, thingsOf } from './things.ts';
import { textNamed } from './Whole.tsx';
import { say } from './words.ts';

type Eyes = Sight<Descent>;

learnSigns(later);

function about(thing: string, eyes: Eyes): About | null {
  const { view, lang } = eyes;
  const cell = numberOf('cell', thing);
  if (cell !== null) return aboutSpace(view, cell, lang);
  const figure = partOf('figure', thing);
  if (figure !== null) return aboutFigure(figure, eyes);
  const door = numberOf('door', thing);
  if (door !== null) return aboutDoor(view, door, lang);
  const token = partOf('token', thing);
  if (token !== null) return aboutToken(view, token, lang);
  const card = partOf('card', thing);
  if (card !== null) return aboutCard(view, card, lang);
  const surge = partOf('surge', thing);
  if (surge !== null) return aboutSurge(surge, lang);
  if (partOf('die', thing) !== null) return aboutDie(lang);
  const condition = partOf('condition', thing);
  if (condition !== null) return aboutCondition(condition as Condition, lang);
  const quest = partOf('quest', thing);
  if (quest !== null) return aboutQuest(quest, lang);
  const city = partOf('city', thing);
  if (city !== null) return aboutCity(city, lang);
  const of = partOf('class', thing);
  if (of !== null)
    return named(
      speak(lang)('Class', 'Klasse'),
      classOf(of).name[lang],
      SIGNS['magic-swirl'],
      classOf(of).name.en,
      lang,
    );
  const kind = partOf('kind', thing) ?? partOf('group', thing);
  if (kind === null) return null;
  const group = view.groups.find(({ id }) => id === kind)?.of ?? kind;
  return named(
    speak(lang)('Monster group', 'Monstergruppe'),
    cardName(group, lang),
    monsterSign(group),
    cardName(group, 'en'),
    lang,
    ['D2-MGEN-07'],
  );
}

/** Something whose text the game makes from what it does. */
function named(
  kind: string,
  name: string,
  picture: string,
  key: string,
  lang: Lang,
  rules: readonly RuleId[] = [],
): About {
  const text = textNamed(key, lang);
  return { kind, name, picture, texts: text === '' ? [] : [{ text }], rules };
}

function aboutSpace(view: View, cell: number, lang: Lang): About | null {
  const t = speak(lang);
  const board = boardFor(view);
  if (board.isSpace[cell] !== 1) return null;
  const terrains = terrainsAt(groundOf(board, view.doors, view.ground), cell);
  return {
    kind: t('Space', 'Feld'),
    name: spaceName(cell),
    state: terrains.map(one => say(lang, one)),
    texts: terrains.map(one => ({ name: say(lang, one), text: TERRAIN[one].text[lang] })),
    rules: terrains.map(one => TERRAIN[one].rule),
  };
}

const TERRAIN = {
  water: {
    text: { en: 'Entering costs one movement point more.', de: 'Es zu betreten kostet einen Bewegungspunkt mehr.' },
    rule: 'D2-TERR-31',
  },
  pit: {
    text: {
      en: 'Whoever enters falls in: 2 damage, and the movement ends. From inside one sees and is seen only by neighbours.',
      de: 'Wer es betritt, stürzt hinein: 2 Schaden, und die Bewegung endet. Von innen sieht man nur Nachbarn und wird nur von ihnen gesehen.',
    },
    rule: 'D2-TERR-04',
  },
  lava: {
    text: {
      en: 'Entering hurts, ending a turn here hurts much more.',
      de: 'Es zu betreten tut weh, einen Zug hier zu beenden noch viel mehr.',
    },
    rule: 'D2-TERR-25',
  },
  obstacle: {
    text: { en: 'Nobody walks or sees through it.', de: 'Niemand geht oder sieht hindurch.' },
    rule: 'D2-TERR-14',
  },
  sludge: {
    text: { en: 'Entering costs one movement point more.', de: 'Es zu betreten kostet einen Bewegungspunkt mehr.' },
    rule: 'D2-TERR-29',
  },
  hazard: {
    text: { en: 'Entering it costs 1 damage.', de: 'Wer es betritt, erleidet 1 Schaden.' },
    rule: 'D2-TERR-03',
  },
  chasm: {
    text: { en: 'Nothing is left here to stand on.', de: 'Hier ist nichts mehr, worauf man stehen könnte.' },
    rule: 'D2C-QHOB-05',
  },
  crumbling: { text: { en: 'The ground gives way.', de: 'Der Boden gibt nach.' }, rule: 'D2-TERR-32' },
} as const satisfies Record<string, { text: { en: string; de: string }; rule: RuleId }>;

function aboutFigure(id: string, { view, lang, seat }: Eyes): About | null {
  const hero = view.heroes.find(one => one.id === id);
  if (hero) return aboutHero(view, hero.id, lang, seat);
  const monster = view.monsters.find(one => one.id === id);
  const companion = view.companions.find(one => one.id === id);
  if (monster) {
    const t = speak(lang);
    const line = monsterCardOf(view, monster);
    const name = cardName(monster.of, 'en');
    const kinds = {
      minion: t('Monster', 'Monster'),
      master: t('Master monster', 'Elite-Monster'),
      lieutenant: t('Lieutenant', 'Offizier'),
    };
    return {
      kind: kinds[monster.rank],
      name: nameOf(id, lang),
      picture: monsterSign(monster.of),
      state: statesOf(monster.conditions, lang),
      values: [
        ...valuesOf(view, id, line.speed, line.health, lang),
        { key: 'attack', name: t('Attack', 'Angriff'), value: diceText(line.dice ?? [], lang) },
        ...guardOf(view, id, lang),
      ],
      texts: [{ text: textNamed(name, lang) }],
      rules: monster.rank === 'lieutenant' ? ['D2-LTGEN-07'] : ['D2-MGEN-06'],
    };
  }
  if (!companion) return heroOffered(id, lang);
  return {
    kind:
      companion.kind === 'familiar'
        ? speak(lang)('Familiar', 'Begleiter')
        : companion.kind === 'image'
          ? speak(lang)('Image', 'Trugbild')
          : companion.kind === 'object'
            ? speak(lang)('Object', 'Gegenstand der Szene')
            : companion.kind === 'ally'
              ? speak(lang)('Ally', 'Gefährte')
              : speak(lang)('Character', 'Person'),
    name: nameOf(id, lang),
    picture: companionSign(companion.kind),
    state: statesOf(companion.conditions, lang),
    texts: [{ text: textNamed(cardName(companion.of, 'en'), lang) }],
    rules: [companion.kind === 'ally' ? 'D2-ALLY-01' : 'D2-FAM-01'],
  };
}

/** A hero nobody has taken yet, or a lieutenant who is still to come. */
function heroOffered(id: string, lang: Lang): About | null {
  if (isLieutenant(id))
    return named(speak(lang)('Lieutenant', 'Offizier'), nameOf(id, lang), monsterSign(id), nameOf(id, 'en'), lang);
  const sheet = heroSheetOf(id);
  return named(speak(lang)('Hero', 'Held'), sheet.name[lang], heroSign(id), sheet.name.en, lang, ['D2-HGEN-01']);
}

const statesOf = (conditions: readonly Condition[], lang: Lang): string[] =>
  conditions.map(one => CONDITION_NAMES[one][lang]);

/** Speed and health with what they come from. */
function valuesOf(view: View, id: string, speed: number, health: number, lang: Lang): AboutValue[] {
  const t = speak(lang);
  const position = positionOf(view);
  const row = (key: 'speed' | 'health' | 'stamina', name: string, printed: number, means: string): AboutValue =>
    summed({ key, name, means }, valued(position, id, key, printed), lang, source => cardName(source, lang));
  return [
    row(
      'speed',
      say(lang, 'speed'),
      speed,
      t('movement points for a move action', 'Bewegungspunkte für eine Bewegungsaktion'),
    ),
    row('health', t('Health', 'Leben'), health, t('damage it can suffer', 'so viel Schaden hält er aus')),
  ];
}

function guardOf(view: View, id: string, lang: Lang): AboutValue[] {
  return [{ key: 'defence', name: say(lang, 'defence'), value: diceText(defencePool(positionOf(view), id), lang) }];
}

function aboutHero(view: View, id: string, lang: Lang, seat: SeatName): About | null {
  const hero = view.heroes.find(one => one.id === id);
  if (!hero) return null;
  const t = speak(lang);
  const sheet = heroSheetOf(id);
  const position = positionOf(view);
  return {
    kind: `${t('Hero', 'Held')} (${seat(hero.seat)})`,
    name: `${nameOf(id, lang)}, ${cardName(hero.class, lang)}`,
    picture: heroSign(id),
    state: [...(hero.down === null ? [] : [say(lang, 'down')]), ...statesOf(hero.conditions, lang)],
    values: [
      ...valuesOf(view, id, sheet.speed, sheet.health, lang),
      {
        key: 'stamina',
        name: t('Stamina', 'Ausdauer'),
        value: `${(staminaOf(position, id) ?? 0) - hero.fatigue}/${staminaOf(position, id) ?? 0}`,
      },
      ...guardOf(view, id, lang),
      ...(['might', 'knowledge', 'willpower', 'awareness'] as const).map(attribute => ({
        key: attribute,
        name: ATTRIBUTE_NAMES[attribute][lang],
        value: attributeOf(position, id, attribute) ?? 0,
      })),
    ],
    texts: [{ text: textNamed(sheet.name.en, lang) }],
    rules: ['D2-HGEN-01', ...(hero.down === null ? [] : (['D2-KO-03'] as const))],
  };
}

function aboutDoor(view: View, number: number, lang: Lang): About | null {
  const name = doorText(view, number, lang);
  if (name === '') return null;
  return {
    kind: speak(lang)('Door', 'Tür'),
    name,
    picture: moreSign('key-lock'),
    texts: [
      {
        text: speak(lang)(
          'Opening or closing it takes an action of a figure beside it.',
          'Sie zu öffnen oder zu schließen kostet eine angrenzende Figur eine Aktion.',
        ),
      },
    ],
    rules: ['D2-DOOR-01', 'D2-DOOR-02'],
  };
}

function aboutToken(view: View, id: string, lang: Lang): About | null {
  const t = speak(lang);
  const token = view.tokens.find(one => one.id === id);
  if (!token) return null;
  if (token.kind === 'search')
    return {
      kind: t('Token', 'Marker'),
      name: say(lang, 'search'),
      picture: tokenSign(token.kind),
      texts: [
        {
          text: t(
            'A hero on it or beside it searches it with an action and draws a search card.',
            'Ein Held darauf oder daneben durchsucht ihn mit einer Aktion und zieht eine Suchkarte.',
          ),
        },
      ],
      rules: ['D2-SRCH-01'],
    };
  return {
    kind: t('Token', 'Marker'),
    name: tokenName(token.kind, lang),
    picture: tokenSign(token.kind),
    rules: ['D2-OBJ-01'],
  };
}

function aboutCard(view: View, id: string, lang: Lang): About | null {
  const t = speak(lang);
  const hero = view.heroes.find(one => `${one.id}-feat` === id);
  if (hero)
    return {
      kind: say(lang, 'feat'),
      name: nameOf(hero.id, lang),
      picture: heroSign(hero.id),
      state: [say(lang, hero.feat ? 'ready' : 'used')],
      texts: [{ text: textNamed(heroSheetOf(hero.id).name.en, lang) }],
      rules: ['D2-HGEN-08'],
    };
  const lying = view.heroes.flatMap(({ cards }) => cards).find(card => card.id === id);
  const kind = Object.hasOwn(OVERLORD_CARDS, id)
    ? t('Overlord card', 'Overlordkarte')
    : isPlotCard(id)
      ? t('Plot card', 'Handlungskarte')
      : isItem(id)
        ? t('Item', 'Gegenstand')
        : t('Skill', 'Fertigkeit');
  return {
    kind,
    name: cardName(id, lang),
    picture: cardSign(id),
    state: lying
      ? [
          ...(lying.tired ? [say(lang, 'tired')] : []),
          ...(lying.used ? [say(lang, 'used')] : []),
          ...(lying.melody ? [say(lang, 'melody')] : []),
          ...(lying.harmony ? [say(lang, 'harmony')] : []),
        ]
      : [],
    texts: [{ text: textNamed(cardName(id, 'en'), lang) }],
    rules: isPlotCard(id)
      ? ['D2-PLGEN-11']
      : Object.hasOwn(OVERLORD_CARDS, id)
        ? ['D2-OLGEN-01']
        : isItem(id)
          ? ['D2-EQUIP-01']
          : ['D2-SKILL-01'],
  };
}

const aboutSurge = (surge: string, lang: Lang): About => ({
  kind: speak(lang)('Surge', 'Energie'),
  name:
    surge === 'fatigue'
      ? speak(lang)('Fatigue', 'Erschöpfung')
      : cardName(surge.slice(0, surge.lastIndexOf('/')), lang),
  picture: SIGNS['bolt-drop'],
  texts: [
    {
      text: speak(lang)(
        'A surge rolled is spent on one ability; each ability once in an attack.',
        'Eine gewürfelte Energie wird für eine Fähigkeit ausgegeben, jede Fähigkeit einmal je Angriff.',
      ),
    },
  ],
  rules: ['D2-SURGE-02', 'D2-SURGE-05'],
});

const aboutDie = (lang: Lang): About => ({
  kind: speak(lang)('Die', 'Würfel'),
  name: speak(lang)('A die of this attack', 'Ein Würfel dieses Angriffs'),
  picture: SIGNS['heart-drop'],
  texts: [
    {
      text: speak(lang)(
        'Hearts are damage, bolts are surges, shields stop damage, the number is range. A cross is a miss.',
        'Herzen sind Schaden, Blitze Energien, Schilde halten Schaden ab, die Zahl ist Reichweite. Ein Kreuz verfehlt.',
      ),
    },
  ],
  rules: ['D2-DICE-01'],
});

const aboutCondition = (id: Condition, lang: Lang): About =>
  named(speak(lang)('Condition', 'Zustand'), CONDITION_NAMES[id][lang], conditionSign(id), cardName(id, 'en'), lang, [
    'D2-COND-01',
  ]);

function aboutQuest(id: string, lang: Lang): About {
  const quest = questCardOf(id);
  return {
    kind: say(lang, 'quest'),
    name: quest.name[lang],
    picture: moreSign('spell-book'),
    texts: [
      { text: quest.about[lang] },
      ...questOf(id, 0).goals.map(goal => ({ name: say(lang, goal.side), text: goal.text[lang] })),
    ],
    rules: ['D2-QGEN-01'],
  };
}

function aboutCity(id: string, lang: Lang): About {
  const { name, about, action } = cityOf(id);
  return {
    kind: speak(lang)('City', 'Stadt'),
    name: name[lang],
    picture: moreSign('two-coins'),
    texts: [{ text: about[lang] }, { name: action.name[lang], text: cityActionText(id, lang) }],
    rules: ['D2-RTLC-09', 'D2-RTLC-10'],
  };
}

/** What is left of a kind's name for people: "objective-red" is a red objective token. */
function tokenName(kind: string, lang: Lang): string {
  const colour = COLOURS[kind.replace(/^objective-/, '')];
  return colour ? `${colour[lang]} ${say(lang, 'objective')}` : say(lang, 'token');
}

const COLOURS: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  red: { en: 'red', de: 'roter' },
  blue: { en: 'blue', de: 'blauer' },
  green: { en: 'green', de: 'grüner' },
  white: { en: 'white', de: 'weißer' },
};

export const info = erasedInfo<Descent>({ about, thingsOf: (choice, view) => thingsOf(view, choice) });
