import {
  adventureOf,
  type Choice,
  contentText,
  type DungeonSaga,
  type Figure,
  facingName,
  furniturePiece,
  hero,
  isInjured,
  minion,
  nameOf,
  profileOf,
  sheetOf,
  squareName,
  standingSums,
  type View,
} from '@tafelrunde/dungeon-saga';
import { type Lang, type RuleId, type Sum, speak } from '@tafelrunde/engine';
import { type About, type AboutText, type AboutValue, erasedInfo, type Sight } from '../../table/info/about.ts';
import { summed } from '../../table/info/summed.ts';
import { cardThing, figureThing } from './asked.ts';
import { icons } from './icons.ts';
import { type Message, say } from './messages.ts';
import { pictureOf } from './pictures.ts';
import { findName } from './Remains.tsx';
import { cardOf, contentOf } from './things.tsx';

function about(thing: string, { view, lang, seat }: Sight<DungeonSaga>): About | null {
  const [kind, ...rest] = thing.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'figure':
      return aboutFigure(view, id, lang, seat);
    case 'closed':
      return aboutClosed(view, id, lang);
    case 'piece':
      return aboutPiece(id, lang);
    case 'card':
      return aboutCard(id, lang);
    case 'kind':
      return aboutKind(view, id, lang);
    case 'bones':
      return aboutBones(view, Number(id), lang);
    case 'cell':
      return aboutFloor(view, Number(id), lang);
    case 'find':
      return aboutFind(view, id, lang);
    case 'mark':
      return aboutMark(view, id, lang);
    case 'commands':
      return aboutCommands(view, lang);
    case 'clock':
      return aboutClock(view, lang);
    default:
      return null;
  }
}

const MEANS: Readonly<
  Record<'move' | 'combat' | 'defence' | 'shooting' | 'armour', { readonly en: string; readonly de: string }>
> = {
  move: { en: 'squares in a turn, diagonally too', de: 'Felder in einem Zug, auch schräg' },
  combat: { en: 'dice in melee', de: 'Würfel im Nahkampf' },
  defence: { en: 'dice against any attack', de: 'Würfel gegen jeden Angriff' },
  shooting: { en: 'dice to shoot with, never in melee', de: 'Würfel zum Schießen, nie im Nahkampf' },
  armour: { en: 'attack dice up to this number do not count', de: 'Angriffswürfel bis zu dieser Zahl zählen nicht' },
};

function valuesOf(view: View, figure: Figure, lang: Lang): AboutValue[] {
  const sums = standingSums(view, figure);
  const row = (key: keyof typeof MEANS, name: string, sum: Sum): AboutValue =>
    summed({ key, name, means: MEANS[key][lang] }, sum, lang, source => nameOf(source, lang));
  return [
    row('move', say(lang, 'move'), sums.move),
    row('combat', say(lang, 'combat'), sums.combat),
    row('defence', speak(lang)('Defence dice', 'Abwehrwürfel'), sums.defence),
    ...(sums.ranged ? [row('shooting', say(lang, 'shooting'), sums.ranged)] : []),
    row('armour', say(lang, 'armour'), sums.armour),
  ];
}

const textsOf = (ids: readonly string[], lang: Lang): AboutText[] =>
  [...new Set(ids)].map(id => {
    const { name, text } = cardOf(id, lang);
    return { name, text };
  });

function aboutFigure(view: View, id: string, lang: Lang, seat: Sight['seat']): About | null {
  const figure = view.figures.find(one => one.id === id);
  if (!figure) return null;
  const t = speak(lang);
  const sheet = sheetOf(figure);
  const player = view.control[id];
  const kind =
    figure.kind === 'hero'
      ? `${hero(figure.of as Parameters<typeof hero>[0]).calling[lang]}${player === undefined ? '' : ` · ${seat(player)}`}`
      : figure.kind === 'boss'
        ? t('Boss of the overlord', 'Anführer des Overlords')
        : t(`Minion of level ${minion(figure.of).level}`, `Scherge der Stufe ${minion(figure.of).level}`);
  const lasting = view.grants.filter(({ on }) => on === id).map(({ source }) => source);
  const content = contentOf(figure.of);
  return {
    kind,
    name: nameOf(id, lang),
    picture: icons[pictureOf(figure.of, 'combat')],
    state: [
      ...(sheet ? [say(lang, 'woundsOf', figure.wounds, sheet.wounds)] : []),
      ...(isInjured(figure) ? [say(lang, 'injured')] : []),
      say(lang, 'facing', facingName(figure.facing, lang)),
      ...(figure.done ? [say(lang, 'done')] : []),
    ],
    values: valuesOf(view, figure, lang),
    texts: [
      ...(figure.kind === 'minion' && content ? [{ text: contentText(content, lang) }] : []),
      ...textsOf(
        [...profileOf(figure).abilities, ...figure.feats.map(one => one.id), ...figure.spells.map(one => one.id)],
        lang,
      ),
      ...textsOf([...figure.items, ...lasting], lang),
    ],
    rules:
      figure.kind === 'minion'
        ? ['DS-OVER-08', 'DS-DMG-01', 'DS-STAT-03']
        : ['DS-DMG-04', 'DS-DMG-10', 'DS-DMG-15', 'DS-STAT-03'],
  };
}

function aboutClosed(view: View, id: string, lang: Lang): About | null {
  const thing = view.things.find(one => one.id === id);
  if (!thing) return null;
  const t = speak(lang);
  const lock = contentOf(thing.lock);
  const furnishing = contentOf(thing.piece);
  return {
    kind: thing.kind === 'door' ? t('Door', 'Tür') : t('Chest', 'Truhe'),
    name: nameOf(id, lang),
    picture: icons[pictureOf(thing.piece, 'gate')],
    state: [thing.open ? say(lang, 'open') : thing.seal > 0 ? say(lang, 'seal', thing.seal) : nameOf(thing.lock, lang)],
    texts: [
      ...(lock && !thing.open ? [{ text: contentText(lock, lang) }] : []),
      ...(furnishing ? [{ text: contentText(furnishing, lang) }] : []),
    ],
    rules: [
      'DS-DOOR-04',
      thing.seal > 0 ? 'DS-LOCK-08' : 'DS-LOCK-02',
      thing.kind === 'door' ? 'DS-DOOR-06' : 'DS-DOOR-07',
    ],
  };
}

function aboutPiece(id: string, lang: Lang): About | null {
  const piece = furniturePiece(id);
  return {
    kind: speak(lang)('Furnishing', 'Einrichtung'),
    name: piece.name[lang],
    texts: [{ text: contentText(piece, lang) }],
    rules: piece.sight === 'blocks' ? ['DS-FURN-02'] : ['DS-FURN-03', 'DS-SHOOT-08'],
  };
}

const CARD_KINDS: Readonly<Record<string, Message>> = {
  ability: 'abilities',
  feat: 'feats',
  spell: 'spells',
  item: 'items',
  command: 'hand',
};
const CARD_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  feat: ['DS-FEAT-01', 'DS-FEAT-02'],
  spell: ['DS-MAGIC-06', 'DS-MAGIC-07'],
  item: ['DS-ITEM-08', 'DS-ITEM-09'],
  command: ['DS-OVER-12'],
};

function aboutCard(id: string, lang: Lang): About | null {
  const content = contentOf(id);
  if (!content) return null;
  const { name, text, flavour, picture } = cardOf(id, lang);
  const title = CARD_KINDS[content.kind];
  return {
    kind: title ? say(lang, title) : '',
    name,
    picture: icons[picture],
    texts: [{ text }],
    flavour,
    rules: CARD_RULES[content.kind] ?? [],
  };
}

function aboutKind(view: View, id: string, lang: Lang): About | null {
  const content = contentOf(id);
  if (!content) return null;
  const here = view.figures.filter(({ of }) => of === id).length;
  const most = Object.entries(adventureOf(view.adventure).overlord.raise).find(([kind]) => kind === id)?.[1];
  return {
    kind: say(lang, 'overlord'),
    name: nameOf(id, lang),
    picture: icons[pictureOf(id as Parameters<typeof pictureOf>[0], 'bones')],
    state: most === undefined ? [] : [say(lang, 'onBoard', here, most)],
    texts: [
      { text: contentText(content, lang) },
      ...('profile' in content ? textsOf(content.profile.abilities, lang) : []),
    ],
    rules: ['DS-RAISE-02', 'DS-RAISE-03'],
  };
}

function aboutFloor(view: View, cell: number, lang: Lang): About {
  const t = speak(lang);
  return { kind: t('Bare floor', 'Freier Boden'), name: nameOfCell(view, cell), texts: [] };
}

function aboutBones(view: View, cell: number, lang: Lang): About {
  const t = speak(lang);
  const count = view.bones.filter(one => one === cell).length;
  return {
    kind: t(`On ${nameOfCell(view, cell)}`, `Auf ${nameOfCell(view, cell)}`),
    name: count > 1 ? say(lang, 'bonesMany', count) : t('Bone pile', 'Knochenhaufen'),
    picture: icons[pictureOf('bones', 'bones')],
    texts: [
      {
        text: t(
          'What is left of a fallen undead. It blocks nobody, but a necromancer can raise it again.',
          'Was von einem gefallenen Untoten übrig ist. Er versperrt niemandem den Weg, aber ein Nekromant kann ihn wieder erwecken.',
        ),
      },
    ],
    rules: ['DS-RAISE-02', 'DS-OVER-14'],
  };
}

const nameOfCell = ({ board: { width } }: View, cell: number): string =>
  squareName({ x: cell % width, y: Math.floor(cell / width) });

function aboutFind(view: View, mark: string, lang: Lang): About | null {
  const t = speak(lang);
  const burden = adventureOf(view.adventure).finds?.[mark]?.burden ?? 0;
  return {
    kind: say(lang, 'finds'),
    name: findName(view, mark, lang),
    picture: icons[pictureOf(mark as Parameters<typeof pictureOf>[0], 'finds')],
    texts: [
      { text: t('A hero who goes there takes it up.', 'Ein Held, der dorthin geht, nimmt es auf.') },
      ...(burden > 0
        ? [
            {
              text: t(
                `Who carries it goes ${burden} squares less.`,
                `Wer es trägt, geht ${burden} Felder weniger weit.`,
              ),
            },
          ]
        : []),
    ],
  };
}

function aboutMark(view: View, mark: string, lang: Lang): About | null {
  const { marks = {}, victory } = adventureOf(view.adventure);
  const name = marks[mark]?.[lang];
  if (name === undefined) return null;
  const t = speak(lang);
  const isGoal = victory.heroes.some(
    goal => (goal.is === 'reach' && goal.mark === mark) || (goal.is === 'bring' && goal.to === mark),
  );
  return {
    kind: t('Place of the adventure', 'Ort des Abenteuers'),
    name,
    texts: isGoal
      ? [{ text: t('The heroes want to get there: see the goals.', 'Dorthin wollen die Helden: siehe die Ziele.') }]
      : [],
  };
}

function aboutCommands(view: View, lang: Lang): About {
  const t = speak(lang);
  const { commands, perTurn, deckSize, handSize } = view.overlord;
  return {
    kind: say(lang, 'overlord'),
    name: say(lang, 'commands'),
    picture: icons[pictureOf('commands', 'commands')],
    state: [say(lang, 'commandsLeft', commands, perTurn)],
    values: [
      { key: 'hand', name: say(lang, 'hand'), value: handSize },
      { key: 'deck', name: t('in the deck', 'im Deck'), value: deckSize },
    ],
    texts: [
      {
        text: t(
          'One command activates one servant or pays for one special action; at most one command card is played in an overlord turn.',
          'Ein Befehl aktiviert einen Diener oder bezahlt eine Sonderaktion; in einem Overlordzug wird höchstens eine Befehlskarte gespielt.',
        ),
      },
    ],
    rules: ['DS-OVER-01', 'DS-OVER-12', 'DS-OVER-13'],
  };
}

function aboutClock(view: View, lang: Lang): About {
  const t = speak(lang);
  return {
    kind: say(lang, 'round', view.round),
    name: say(lang, 'clock'),
    values: [{ key: 'deck', name: t('cards left', 'Karten übrig'), value: view.overlord.deckSize }],
    texts: [
      {
        text: t(
          'A command card is drawn at the end of every round. When one should be drawn and none is left, time is up.',
          'Am Ende jeder Runde wird eine Befehlskarte gezogen. Ist dann keine mehr da, ist die Zeit um.',
        ),
      },
    ],
    rules: ['DS-EOR-03', 'DS-SETUP-15'],
  };
}

/** What a choice is about. Where a figure can go is seen on the board, and stands on no card. */
function thingsOf(choice: Choice, { turn }: View): readonly string[] {
  const own = turn ? [figureThing(turn.figure)] : [];
  switch (choice.do) {
    case 'attack':
    case 'shoot':
    case 'target':
      return [figureThing(choice.target), `closed:${choice.target}`];
    case 'hero':
    case 'take':
      return [figureThing(choice.hero)];
    case 'bear':
      return [figureThing(choice.hero), cardThing(choice.item)];
    case 'activate':
      return [figureThing(choice.figure)];
    case 'strike':
      return [figureThing(choice.figure), figureThing(choice.at)];
    case 'give':
      return [figureThing(choice.to), cardThing(choice.item)];
    case 'receive':
      return [figureThing(choice.from), cardThing(choice.item)];
    case 'swap':
      return [figureThing(choice.with), cardThing(choice.item)];
    case 'hand-over':
      return [figureThing(choice.to)];
    case 'take-over':
      return [figureThing(choice.from)];
    case 'cast':
    case 'ready':
      return [cardThing(choice.spell), ...own];
    case 'feat':
    case 'renew':
      return [cardThing(choice.feat), ...own];
    case 'use':
      return [cardThing(choice.what), ...own];
    case 'play':
      return [cardThing(choice.card)];
    case 'face':
    case 'break-away':
    case 'end':
      return own;
    default:
      return [];
  }
}

export const info = erasedInfo<DungeonSaga>({ about, thingsOf });
