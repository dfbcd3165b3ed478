import { capital, type Lang, type RuleId, type Sum, speak } from '@tafelrunde/engine';
import { COMPANIONS } from '../../../games/sword-and-sorcery/content/companions.ts';
import { propertiesText } from '../../../games/sword-and-sorcery/texts/cards.ts';
import { type About, type AboutText, type AboutValue, erasedInfo, type Sight } from '../../table/info/about.ts';
import { summed } from '../../table/info/summed.ts';
import {
  abilityText,
  armourOf,
  behaviourText,
  CONDITION_NAMES,
  classOf,
  controls,
  crownsOf,
  type DieSymbol,
  defenceDice,
  dominates,
  doorZones,
  type Enemy,
  type Figure,
  faceOf,
  figureName,
  gemOf,
  groundOf,
  type Hero,
  healthOf,
  type ItemId,
  itemName,
  itemOf,
  itemText,
  named,
  type PowerId,
  pointsFor,
  powerOf,
  roman,
  type SwordAndSorcery,
  SYMBOL_NAMES,
  scrollOf,
  scrollSideOf,
  THINGS,
  targetText,
  type View,
  weaponText,
  zoneName,
} from './game.ts';
import { icons } from './icons.ts';
import { companionSign, enemySign, heroSign, itemSign, thingSign } from './pictures.ts';
import { partOf, thingsOf, zoneOf } from './things.ts';
import { say } from './words.ts';

type Eyes = Sight<SwordAndSorcery>;

function about(thing: string, eyes: Eyes): About | null {
  const { view, viewer, lang } = eyes;
  const open =
    view.heroes.find(({ id }) => id === view.active) ??
    view.heroes.find(({ seat }) => seat === viewer) ??
    view.heroes[0];
  const zone = zoneOf(thing);
  if (zone !== null) return aboutZone(view, zone, lang);
  const figure = partOf('figure', thing);
  if (figure !== null) return aboutFigure(figure, eyes);
  const power = partOf('power', thing);
  if (power !== null) return aboutPower(power, open, lang);
  const symbol = partOf('symbol', thing);
  if (symbol !== null) return aboutSymbol(symbol as DieSymbol, lang);
  const property = partOf('property', thing);
  if (property !== null) return aboutProperty(view, Number(property), lang);
  if (partOf('die', thing) !== null) return aboutDie(lang);
  const gear = partOf('gear', thing);
  if (gear !== null) {
    const item = open?.[gear as 'main' | 'off' | 'armour' | 'artefact'];
    return item ? aboutItem(item.id, item.side, item.charges, lang) : null;
  }
  const item = partOf('item', thing) ?? partOf('ware', thing) ?? partOf('own', thing)?.split('/').pop();
  return item === undefined || item === null ? null : aboutItem(item as ItemId, 0, 0, lang);
}

function aboutFigure(id: string, { view, lang, seat }: Eyes): About | null {
  const hero = view.heroes.find(one => one.id === id);
  if (hero) return aboutHero(view, hero, lang, seat);
  for (const enemy of view.enemies) {
    const body = enemy.bodies.find(one => one.id === id);
    if (body) return aboutEnemy(view, enemy, body, lang);
  }
  const companion = view.companions.find(one => one.id === id);
  if (companion) return aboutCompanion(view, companion, lang);
  const thing = view.things.find(one => one.id === id);
  return thing ? aboutThing(view, thing, lang) : null;
}

const CONDITION_RULES: Readonly<Record<string, RuleId>> = {
  stunned: 'SS-COND-06',
  blinded: 'SS-COND-12',
  slowed: 'SS-COND-26',
  'knocked-down': 'SS-COND-15',
  'poisoned-1': 'SS-COND-22',
  'poisoned-2': 'SS-COND-22',
};

const stateOf = ({ conditions, fire, criticals }: Figure, lang: Lang): string[] => [
  ...conditions.map(one => CONDITION_NAMES[one][lang]),
  ...fire.map(n => `${say(lang, 'fire')} ${roman(n)}`),
  ...criticals.map(one => named(one, lang)),
];

const rulesOf = ({ conditions, fire }: Figure): RuleId[] => [
  ...conditions.flatMap(one => CONDITION_RULES[one] ?? []),
  ...(fire.length > 0 ? (['SS-FIRE-02'] as const) : []),
];

/** Armour and defence dice, with what they come from. */
function guardOf(view: View, id: string, lang: Lang): AboutValue[] {
  const t = speak(lang);
  const row = (key: string, name: string, means: string, sum: Sum): AboutValue =>
    summed({ key, name, means }, sum, lang, source => named(source, lang));
  return [
    row(
      'armour',
      say(lang, 'armour'),
      t('hits it takes off every attack', 'so viele Treffer nimmt sie jedem Angriff'),
      armourOf(view, id),
    ),
    row(
      'dice',
      say(lang, 'dice'),
      t('at most, one for each hit that is left', 'höchstens, einer je übrigem Treffer'),
      defenceDice(view, id),
    ),
  ];
}

function aboutHero(view: View, hero: Hero, lang: Lang, seat: Eyes['seat']): About {
  const t = speak(lang);
  const own = classOf(hero.id, hero.class);
  const health = healthOf(view, hero.id);
  const turn = view.turn?.hero === hero.id ? view.turn : null;
  return {
    kind: `${own.name[lang]} ${roman(hero.rank)} · ${seat(hero.seat)}`,
    name: figureName(hero.id, lang),
    picture: heroSign(hero.id, hero.ghost),
    state: hero.ghost ? [say(lang, 'ghost')] : [say(lang, 'wounds', hero.wounds, health), ...stateOf(hero, lang)],
    values: [
      ...(hero.ghost ? [] : guardOf(view, hero.id, lang)),
      { key: 'shields', name: say(lang, 'shields'), value: hero.shields },
      ...(turn && !hero.ghost
        ? [
            { key: 'points', name: say(lang, 'points'), value: pointsFor(view, hero, turn) },
            { key: 'combat', name: say(lang, 'combat'), value: `${turn.combat}/${gemOf(hero, 'combat')}` },
            { key: 'standard', name: say(lang, 'standard'), value: `${turn.standard}/${gemOf(hero, 'standard')}` },
          ]
        : []),
      { key: 'crowns', name: say(lang, 'crowns'), value: crownsOf(hero) },
    ],
    texts: [
      { name: own.power.name[lang], text: abilityText(own.power, lang) },
      ...hero.powers.map(({ id }) => ({ name: named(id, lang), text: abilityText(powerOf(id), lang) })),
      { name: `${t('Soul cry', 'Seelenschrei')}, ${own.cry.name[lang]}`, text: abilityText(own.cry, lang) },
    ],
    rules: hero.ghost ? ['SS-GHOST-06', 'SS-GHOST-10'] : ['SS-HTURN-01', 'SS-HTURN-04', 'SS-DEF-03', ...rulesOf(hero)],
  };
}

function aboutEnemy(view: View, enemy: Enemy, body: Figure, lang: Lang): About {
  const t = speak(lang);
  const side = scrollSideOf(enemy);
  const scroll = scrollOf(enemy);
  return {
    kind: enemy.manager
      ? t(
          `Enemy, managed by ${figureName(enemy.manager, 'en')}`,
          `Gegner, geführt von ${figureName(enemy.manager, 'de')}`,
        )
      : t('Boss', 'Boss'),
    name:
      (side.name ?? scroll.name)[lang] === scroll.name[lang]
        ? figureName(body.id, lang)
        : (side.name ?? scroll.name)[lang],
    picture: enemySign(enemy.scroll),
    state: [say(lang, 'wounds', body.wounds, healthOf(view, body.id)), ...stateOf(body, lang)],
    values: guardOf(view, body.id, lang),
    texts: [
      { text: `${say(lang, 'goesFor', targetText(side.target, lang))}.` },
      ...side.behaviours.map((one): AboutText => ({ text: `${capital(behaviourText(side, one, lang))}.` })),
      ...Object.values(side.weapons).map((weapon): AboutText => ({ text: `${weaponText(weapon, lang)}.` })),
      ...(enemy.powers.length > 0
        ? [{ name: t('Powers', 'Fähigkeiten'), text: enemy.powers.map(power => named(power, lang)).join(', ') }]
        : []),
    ],
    rules: ['SS-ENG-01', 'SS-DEF-03', 'SS-DEF-06', ...rulesOf(body)],
  };
}

function aboutCompanion(view: View, one: View['companions'][number], lang: Lang): About {
  return {
    kind: speak(lang)(`Companion of ${figureName(one.owner, 'en')}`, `Gefährte von ${figureName(one.owner, 'de')}`),
    name: COMPANIONS[one.id]?.name[lang] ?? one.id,
    picture: companionSign(),
    state: [say(lang, 'wounds', one.wounds, healthOf(view, one.id)), ...stateOf(one, lang)],
    values: guardOf(view, one.id, lang),
    texts: [{ name: named(one.power, lang), text: abilityText(powerOf(one.power), lang) }],
    rules: rulesOf(one),
  };
}

function aboutThing(view: View, { id, kind, wounds }: View['things'][number], lang: Lang): About {
  const full = THINGS[kind]?.health[view.size <= 3 ? 0 : 1] ?? 1;
  return {
    kind: speak(lang)('Object on the map', 'Gegenstand auf der Karte'),
    name: figureName(id, lang),
    picture: thingSign(kind),
    state: [say(lang, 'wounds', wounds, full)],
  };
}

function aboutPower(id: string, hero: Hero | undefined, lang: Lang): About | null {
  const t = speak(lang);
  if (id === '') {
    if (!hero) return null;
    const { power } = classOf(hero.id, hero.class);
    return {
      kind: t(`Hero power of ${figureName(hero.id, 'en')}`, `Heldenfähigkeit von ${figureName(hero.id, 'de')}`),
      name: power.name[lang],
      picture: icons['soul-vessel'],
      texts: [{ text: abilityText(power, lang) }],
      rules: ['SS-POW-01'],
    };
  }
  const power = powerOf(id as PowerId);
  const glasses = hero?.powers.find(one => one.id === id)?.glasses ?? 0;
  return {
    kind: power.of === 'talent' ? t('Talent', 'Talent') : t('Power', 'Fähigkeit'),
    name: power.name[lang],
    picture: icons['magic-swirl'],
    state: [glasses === 0 ? say(lang, 'ready') : say(lang, 'glasses', glasses)],
    texts: [{ text: abilityText(power, lang) }],
    rules: ['SS-POW-02', 'SS-POW-13'],
  };
}

function aboutItem(id: ItemId, side: 0 | 1, charges: number, lang: Lang): About {
  const t = speak(lang);
  const item = itemOf(id);
  const face = faceOf({ id, side });
  return {
    kind: t('Item', 'Gegenstand'),
    name: itemName(id, side === 1 ? 'back' : undefined, lang),
    picture: itemSign(id),
    state: charges > 0 ? [t(`${charges} charges`, `${charges} Ladungen`)] : [],
    values: face.price === undefined ? [] : [{ key: 'price', name: t('Price', 'Preis'), value: face.price }],
    texts: [{ text: itemText(item, face, lang) }],
    rules: [
      item.kind === 'weapon' || item.kind === 'armour' || item.kind === 'artefact' ? 'SS-ITEM-01' : 'SS-ITEM-02',
      'SS-ITEM-04',
    ],
  };
}

function aboutSymbol(symbol: DieSymbol, lang: Lang): About | null {
  const name = SYMBOL_NAMES[symbol]?.[lang];
  const t = speak(lang);
  return name === undefined
    ? null
    : {
        kind: t('Symbol on the dice', 'Symbol auf den Würfeln'),
        name,
        texts: [
          {
            text: t(
              'Symbols of a roll pay for properties of the weapon, the power or the armour.',
              'Symbole eines Wurfs bezahlen Eigenschaften der Waffe, der Fähigkeit oder der Rüstung.',
            ),
          },
        ],
        rules: ['SS-ATK-03', 'SS-DEF-09'],
      };
}

function aboutProperty({ attacks }: View, n: number, lang: Lang): About | null {
  const attack = attacks[attacks.length - 1];
  const property = (attack?.defence ?? attack)?.properties[n];
  return property
    ? {
        kind: speak(lang)('Property', 'Eigenschaft'),
        name: named(property.source ?? attack?.source ?? '', lang),
        texts: [{ text: propertiesText([property], lang) }],
        rules: ['SS-ATK-03'],
      }
    : null;
}

const aboutDie = (lang: Lang): About => ({
  kind: speak(lang)('Roll', 'Wurf'),
  name: speak(lang)('A die that can be rolled again', 'Ein Würfel, der neu geworfen werden kann'),
});

/** A zone: its ground, who has the upper hand, what lies and stands in it. */
function aboutZone(view: View, zone: number, lang: Lang): About {
  const t = speak(lang);
  const terrain = groundOf(view.adventure).terrain[zone];
  const ground = view.ground[zone];
  const doors = view.doors.filter(({ id, state }) => state !== 'open' && doorZones(view, id).includes(zone));
  const portal = view.portals.find(one => one.zone === zone);
  const altar = view.altars.find(one => one.zone === zone);
  const lines: readonly (readonly [boolean, string])[] = [
    [
      doors.some(({ state }) => state === 'closed'),
      t(
        'A closed door: opening it may set off a trap.',
        'Eine geschlossene Tür: Wer sie öffnet, löst vielleicht eine Falle aus.',
      ),
    ],
    [
      doors.some(({ state }) => state === 'locked'),
      t(
        'A locked door: it is unlocked or broken.',
        'Eine verschlossene Tür: Sie wird aufgeschlossen oder aufgebrochen.',
      ),
    ],
    [
      view.chests.some(one => one.zone === zone),
      t('A chest: opening it may set off a trap.', 'Eine Truhe: Wer sie öffnet, löst vielleicht eine Falle aus.'),
    ],
    [view.searches.includes(zone), t('A place to search.', 'Ein Ort zum Durchsuchen.')],
    [
      view.shadows.includes(zone),
      t(
        'A shadow: it is turned over as soon as a hero sees it.',
        'Ein Schatten: Er wird aufgedeckt, sobald ein Held ihn sieht.',
      ),
    ],
    [
      portal !== undefined,
      t(
        `A portal, ${portal?.open ? 'open: enemies appear there' : 'closed'}.`,
        `Ein Portal, ${portal?.open ? 'offen: Dort erscheinen Gegner' : 'geschlossen'}.`,
      ),
    ],
    [
      altar !== undefined,
      t(
        `An altar, ${altar?.active ? 'active: ghosts return there' : 'not active'}.`,
        `Ein Altar, ${altar?.active ? 'aktiv: Dorthin kehren Geister zurück' : 'nicht aktiv'}.`,
      ),
    ],
    [
      (ground?.fire.length ?? 0) > 0,
      t('It burns: whoever enters catches fire.', 'Es brennt: Wer hineingeht, fängt Feuer.'),
    ],
    [
      ground !== undefined && ground.items.length + ground.loot + ground.treasure > 0,
      t('Something lies there to be picked up.', 'Dort liegt etwas zum Aufheben.'),
    ],
  ];
  const power = (['heroes', 'enemies'] as const).flatMap(side => {
    const whom = say(lang, side === 'heroes' ? 'ofHeroes' : 'ofEnemies');
    return dominates(view, side, zone)
      ? [say(lang, 'dominated', whom)]
      : controls(view, side, zone)
        ? [say(lang, 'controlled', whom)]
        : [];
  });
  return {
    kind: t('Zone', 'Zone'),
    name: zoneName(view.adventure, zone, lang),
    state: [...(terrain ? [say(lang, terrain)] : []), ...power],
    values: [
      {
        key: 'cost',
        name: say(lang, 'points'),
        value: terrain === 'difficult' ? 2 : 1,
        means: t('to enter it', 'um sie zu betreten'),
      },
    ],
    texts: lines.flatMap(([is, text]) => (is ? [{ text }] : [])),
    rules: [
      terrain === 'difficult' ? 'SS-MOVE-03' : 'SS-MOVE-02',
      ...(doors.length > 0 ? (['SS-TRAP-01'] as const) : []),
      ...(portal ? (['SS-PORT-03'] as const) : []),
      ...((ground?.fire.length ?? 0) > 0 ? (['SS-FIRE-04'] as const) : []),
    ],
  };
}

export const info = erasedInfo<SwordAndSorcery>({ about, thingsOf: (choice, view) => thingsOf(view, choice) });
