import { type Lang, speak } from '@tafelrunde/engine';
import { HAND_LIMIT } from '../../../games/skirmish/content/cards.ts';
import { ACTIONS } from '../../../games/skirmish/content/numbers.ts';
import { type About, erasedInfo, type Sight } from '../../table/info/about.ts';
import { summed } from '../../table/info/summed.ts';
import { CARDS, type CardId, CLASSES, LAST_TURN, MANA, type Skirmish, square, unitName, type View } from './game.ts';
import { isRock } from './ground.ts';
import { icons } from './icons.ts';
import { CARD_ART, UNITS } from './pictures.ts';
import { numberOf, thingsOf } from './things.ts';
import { say } from './words.ts';

/** What can be asked about besides what is picked: `mana:0`, `deck:1` (of a player), `clock`. */
function about(thing: string, { view, viewer, lang, seat }: Sight<Skirmish>): About | null {
  const [unit, slot, cell] = [numberOf('unit', thing), numberOf('card', thing), numberOf('cell', thing)];
  if (unit !== null) return aboutUnit(view, unit, lang, seat);
  if (slot !== null) return aboutCard(view.players[viewer === 'spectator' ? 0 : viewer]?.hand?.[slot], lang);
  if (cell !== null) return isRock(cell) ? aboutRock(cell, lang) : null;
  const [kind, of] = thing.split(':');
  if (kind === 'mana') return aboutMana(view, Number(of), lang, seat);
  if (kind === 'deck') return aboutDeck(view, Number(of), lang, seat);
  return kind === 'clock' ? aboutClock(view, lang) : null;
}

function aboutUnit(view: View, number: number, lang: Lang, seat: Sight['seat']): About | null {
  const t = speak(lang);
  const unit = view.units[number];
  if (!unit) return null;
  const { life, speed, range, dice, armour } = CLASSES[unit.cls];
  const isOn = unit.owner === view.current;
  const source = (name: string): string => (name === 'blessing' ? CARDS.blessing : CARDS.shield).name[lang];
  const from = (name: string, amount: number) => (amount > 0 ? [{ source: name, amount }] : []);
  return {
    kind: t(`Unit of ${seat(unit.owner)}`, `Einheit von ${seat(unit.owner)}`),
    name: unitName(number)[lang],
    picture: UNITS[unit.cls],
    state: [
      unit.life > 0 ? say(lang, 'life', unit.life, life) : say(lang, 'fallen'),
      ...(isOn && unit.life > 0 ? [unit.actions === 1 ? say(lang, 'action') : say(lang, 'actions', unit.actions)] : []),
      ...(isOn && unit.attacked ? [say(lang, 'attacked')] : []),
    ],
    values: [
      {
        key: 'speed',
        name: say(lang, 'speed'),
        value: speed,
        means: t('squares a move may take, diagonally too', 'so viele Felder weit geht es, auch schräg'),
      },
      {
        key: 'range',
        name: say(lang, 'reach'),
        value: range,
        means: t('squares to a target in sight', 'Felder bis zu einem Ziel in Sicht'),
      },
      summed(
        {
          key: 'dice',
          name: say(lang, 'dice'),
          means: t('to attack: 4 and 5 hit once, 6 twice', 'im Angriff: 4 und 5 treffen einmal, 6 zweimal'),
        },
        { base: dice, parts: from('blessing', unit.blessings) },
        lang,
        source,
      ),
      summed(
        {
          key: 'armour',
          name: say(lang, 'armour'),
          means: t('dice to block: 5 and 6 take a hit away', 'Würfel zur Abwehr: 5 und 6 nehmen einen Treffer weg'),
        },
        { base: armour, parts: from('shield', unit.shield) },
        lang,
        source,
      ),
    ],
    texts: [
      {
        text: t(
          `${ACTIONS} action points in every own turn; a move costs one, and so does the one attack.`,
          `${ACTIONS} Aktionspunkte in jedem eigenen Zug; eine Bewegung kostet einen, der eine Angriff auch.`,
        ),
      },
    ],
    rules: ['SK-TURN-01', 'SK-MOVE-01', 'SK-ATT-01', 'SK-ATT-04', 'SK-ATT-05'],
  };
}

function aboutCard(id: CardId | undefined, lang: Lang): About | null {
  if (!id) return null;
  const { name, cost, text, rule } = CARDS[id];
  const t = speak(lang);
  return {
    kind: t('Card in your hand', 'Karte in deiner Hand'),
    name: name[lang],
    picture: CARD_ART[id],
    values: [{ key: 'cost', name: 'Mana', value: cost }],
    texts: [{ text: text[lang] }],
    rules: [rule, 'SK-CARD-01'],
  };
}

function aboutRock(cell: number, lang: Lang): About {
  const t = speak(lang);
  return {
    kind: t(`On ${square(cell)}`, `Auf ${square(cell)}`),
    name: t('Rock', 'Felsen'),
    texts: [
      {
        text: t(
          'Nobody enters it, nobody passes it, nobody sees through it.',
          'Niemand betritt ihn, niemand kommt hindurch, niemand sieht hindurch.',
        ),
      },
    ],
    rules: ['SK-MOVE-02', 'SK-ATT-03'],
  };
}

function aboutMana(view: View, of: number, lang: Lang, seat: Sight['seat']): About | null {
  const player = view.players[of];
  if (!player) return null;
  const t = speak(lang);
  return {
    kind: seat(of),
    name: 'Mana',
    picture: icons['magic-swirl'],
    state: [say(lang, 'mana', player.mana, MANA)],
    texts: [{ text: t(`Pays for cards: ${MANA} in every own turn.`, `Bezahlt Karten: ${MANA} in jedem eigenen Zug.`) }],
    rules: ['SK-TURN-01', 'SK-CARD-01'],
  };
}

function aboutDeck(view: View, of: number, lang: Lang, seat: Sight['seat']): About | null {
  const player = view.players[of];
  if (!player) return null;
  const t = speak(lang);
  return {
    kind: seat(of),
    name: t('Deck and discard pile', 'Stapel und Ablage'),
    state: [say(lang, 'deck', player.deckSize, player.discard.length)],
    texts: [
      {
        text: t(
          `One card is drawn at the start of a turn, unless ${HAND_LIMIT} are in hand; an empty deck is made anew from the discard pile.`,
          `Zu Beginn eines Zugs wird eine Karte gezogen, außer bei ${HAND_LIMIT} auf der Hand; aus der Ablage wird der leere Stapel neu gemischt.`,
        ),
      },
      ...(player.discard.length > 0
        ? [{ name: t('Discarded', 'Abgelegt'), text: player.discard.map(id => CARDS[id].name[lang]).join(', ') }]
        : []),
    ],
    rules: ['SK-TURN-02', 'SK-TURN-03'],
  };
}

function aboutClock(view: View, lang: Lang): About {
  const t = speak(lang);
  return {
    kind: say(lang, 'clock'),
    name: say(lang, 'turn', view.turn),
    texts: [
      {
        text: t(
          `After turn ${LAST_TURN} the side with more life points wins.`,
          `Nach Zug ${LAST_TURN} gewinnt die Seite mit mehr Lebenspunkten.`,
        ),
      },
    ],
    rules: ['SK-AIM-02'],
  };
}

/** Where a unit can go is seen on the field, and stands on no card. */
export const info = erasedInfo<Skirmish>({
  about,
  thingsOf: choice => (choice.do === 'move' ? [] : thingsOf(choice)),
});
