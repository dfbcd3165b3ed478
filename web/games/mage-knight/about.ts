import { type Lang, type RuleId, speak } from '@tafelrunde/engine';
import { type About, type AboutText, type AboutValue, erasedInfo, type Sight } from '../../table/info/about.ts';
import {
  type ABILITY_NAMES,
  armorOf,
  attackNow,
  CARDS,
  type CardId,
  type Combat,
  cardTexts,
  type EnemyId,
  elementOf,
  enemyOf,
  enemyText,
  type HeroView,
  type Hex,
  isFortified,
  isSummons,
  isWound,
  levelOf,
  MANA_NAMES,
  type MageKnight,
  type Mana,
  names,
  normalCost,
  reputationModifier,
  SITES,
  type SiteKind,
  SKILLS,
  type SkillId,
  type State,
  siteAt,
  skillText,
  type TacticId,
  TERRAIN_NAMES,
  type Turn,
  tacticOf,
  tacticText,
  terrainAt,
  type UnitId,
  unitOf,
  unitText,
  type View,
} from './game.ts';
import { icons } from './icons.ts';
import { cardSign, enemySign, heroSign, SITE_SIGNS, unitSign } from './pictures.ts';
import { ME, thingsOf } from './things.ts';
import { say } from './words.ts';

type Eyes = Sight<MageKnight>;

function about(thing: string, eyes: Eyes): About | null {
  const { view, viewer, lang } = eyes;
  const turn = view.turns[view.turns.length - 1];
  const own = view.heroes[viewer === 'spectator' ? (turn?.seat ?? 0) : viewer];
  if (thing === ME) return own ? aboutHero(own, lang) : null;
  const [kind, ...rest] = thing.split(':');
  const part = rest.join(':');
  switch (kind) {
    case 'hex':
      return aboutSpace(Number(part), eyes);
    case 'card':
      return aboutCard(part as CardId, lang, 'hand');
    case 'offer':
      return CARDS.has(part as CardId)
        ? aboutCard(part as CardId, lang, 'offer')
        : aboutUnit(part as UnitId, null, lang);
    case 'unit': {
      const unit = own?.units[Number(part)];
      return unit ? aboutUnit(unit.unit, unit, lang) : null;
    }
    case 'skill':
      return aboutSkill(part as SkillId, lang);
    case 'tactic':
      return aboutTactic(part as TacticId, lang);
    case 'foe':
      return turn?.combat ? aboutFoe(view, turn, turn.combat, Number(part), lang) : null;
    case 'die':
    case 'crystal':
    case 'token':
      return aboutMana(kind, part as Mana, own, lang);
    default:
      return null;
  }
}

const SITE_RULES: Readonly<Partial<Record<SiteKind, readonly RuleId[]>>> = {
  village: ['MK-HEAL-02'],
  monastery: ['MK-CMB-06', 'MK-HEAL-02'],
  keep: ['MK-CMB-01', 'MK-CMB-02', 'MK-SITE-08'],
  'mage-tower': ['MK-CMB-01', 'MK-CMB-02', 'MK-SITE-08'],
  city: ['MK-CMB-01', 'MK-MOVE-09', 'MK-SITE-09'],
  dungeon: ['MK-CMB-05', 'MK-SITE-01', 'MK-SITE-02'],
  tomb: ['MK-CMB-05', 'MK-SITE-01'],
  'monster-den': ['MK-CMB-05', 'MK-SITE-03'],
  'spawning-grounds': ['MK-CMB-05', 'MK-SITE-04'],
  'ancient-ruins': ['MK-SITE-05'],
  'magical-glade': ['MK-SITE-07'],
  'marauding-orcs': ['MK-MOVE-11', 'MK-MOVE-12', 'MK-CMB-07'],
  draconum: ['MK-MOVE-11', 'MK-MOVE-12', 'MK-CMB-07'],
  maze: ['MK-SITE-10', 'MK-SITE-11'],
  labyrinth: ['MK-SITE-10', 'MK-SITE-11'],
  'deep-mine': ['MK-SITE-14'],
  'refugee-camp': ['MK-SITE-15'],
};

/** A space of the land: its ground and what it costs to enter, its site, who guards it, who stands there. */
function aboutSpace(hex: Hex, { view, lang, seat }: Eyes): About | null {
  const t = speak(lang);
  const state = view as unknown as State;
  const terrain = terrainAt(state, hex);
  if (terrain === undefined)
    return {
      kind: t('Not explored yet', 'Noch nicht erkundet'),
      name: say(lang, 'unknown'),
      texts: [
        {
          text: t(
            'Whoever stands at the edge may turn up the next tile.',
            'Wer am Rand steht, darf das nächste Teil aufdecken.',
          ),
        },
      ],
      rules: ['MK-MOVE-14'],
    };
  const site = siteAt(view, hex);
  const cost = normalCost(state, hex);
  const guards = site && !site.gone ? site.tokens : [];
  const owners = site ? [...new Set(site.shields)].map(seat) : [];
  const here = view.heroes.flatMap(({ at, hero }) => (at === hex && hero ? [names.hero(hero, lang)] : []));
  const isSite = site !== undefined && !site.gone;
  const ground = TERRAIN_NAMES[terrain][lang];
  return {
    kind: `${names.space(hex)} · ${ground}`,
    name: isSite ? capital(SITES[site.kind].name[lang]) : capital(ground),
    picture: isSite ? SITE_SIGNS[site.kind] : undefined,
    state: [
      ...here,
      ...(owners.length > 0 ? [t(`shields of ${owners.join(', ')}`, `Schilde von ${owners.join(', ')}`)] : []),
      ...(site?.kind === 'city' && site.level > 0 ? [t(`level ${site.level}`, `Stufe ${site.level}`)] : []),
    ],
    values: [
      {
        key: 'cost',
        name: say(lang, 'move'),
        value: Number.isFinite(cost) && cost >= 0 ? cost : '✕',
        means:
          Number.isFinite(cost) && cost >= 0
            ? t('move points to enter it', 'Bewegungspunkte, um es zu betreten')
            : t('cannot be entered', 'kann nicht betreten werden'),
      },
    ],
    texts: guards.map(
      ({ token, colour }): AboutText =>
        token === null
          ? { text: t(`A hidden ${colour} enemy.`, `Ein verdeckter Gegner (${colour}).`) }
          : { name: names.enemy(token, lang), text: enemyText(enemyOf(token), lang) },
    ),
    rules: [
      'MK-MOVE-06',
      ...(isSite ? (SITE_RULES[site.kind] ?? []) : []),
      ...guards.flatMap(({ token }) => (token ? rulesOf(token) : [])),
    ],
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ABILITY_RULES: Readonly<Partial<Record<keyof typeof ABILITY_NAMES, RuleId>>> = {
  summon: 'MK-ABIL-04',
  swift: 'MK-ABIL-05',
  brutal: 'MK-ABIL-06',
  poison: 'MK-ABIL-07',
  paralyze: 'MK-ABIL-08',
  assassination: 'MK-ABIL-09',
  cumbersome: 'MK-ABIL-10',
  vampiric: 'MK-ABIL-12',
  fortified: 'MK-ABIL-13',
  unfortified: 'MK-ABIL-14',
  elusive: 'MK-ABIL-19',
  'arcane-immunity': 'MK-ABIL-21',
  defend: 'MK-ABIL-22',
};
const RESISTANCE_RULES = { physical: 'MK-ABIL-15', fire: 'MK-ABIL-16', ice: 'MK-ABIL-17' } as const;

function rulesOf(token: EnemyId): RuleId[] {
  const { abilities, resists } = enemyOf(token);
  return [
    ...abilities.flatMap(ability => ABILITY_RULES[ability] ?? []),
    ...resists.map(what => RESISTANCE_RULES[what]),
  ];
}

/** A foe in the combat, with what its armor and attacks come to now. */
function aboutFoe(view: View, turn: Turn, combat: Combat, foe: number, lang: Lang): About | null {
  const one = combat.foes[foe];
  if (!one) return null;
  const t = speak(lang);
  const state = view as unknown as State;
  const enemy = enemyOf(one.token);
  const changed = (key: string, name: string, printed: number, now: number, means: string): AboutValue => ({
    key,
    name,
    value: now,
    means,
    ...(now !== printed && {
      sum: { base: printed, parts: [{ name: t('in this combat', 'in diesem Kampf'), amount: now - printed }] },
    }),
  });
  return {
    kind: t('Foe in this combat', 'Gegner in diesem Kampf'),
    name: enemy.name[lang],
    picture: enemySign(one.token),
    state: [
      ...(one.defeated ? [say(lang, 'defeated')] : []),
      ...(isFortified(state, turn, combat, foe) ? [say(lang, 'fortified')] : []),
    ],
    values: [
      changed(
        'armor',
        say(lang, 'armor'),
        enemy.armor,
        armorOf(state, combat, foe),
        t('attack needed to defeat it', 'so viel Angriff besiegt ihn'),
      ),
      ...one.attacks.flatMap((attack, n): AboutValue[] => {
        const printed = enemy.attacks[n];
        if (isSummons(combat, foe, n) || printed === undefined || !('value' in printed)) return [];
        const element = elementOf(combat, foe, n);
        const kind = element === 'physical' ? '' : ` (${say(lang, element)})`;
        const how = attack.off
          ? say(lang, 'prevented')
          : attack.blocked
            ? say(lang, 'blocked')
            : attack.dealt
              ? say(lang, 'dealt')
              : '';
        return [
          changed(
            `attack-${n}`,
            `${t('Attack', 'Angriff')}${kind}`,
            printed.value,
            attackNow(state, combat, foe, n),
            how || t('block needed, or damage', 'so viel Block ist nötig, sonst Schaden'),
          ),
        ];
      }),
      { key: 'fame', name: say(lang, 'fame'), value: enemy.fame },
    ],
    texts: [{ text: enemyText(enemy, lang) }],
    rules: ['MK-CMB-15', ...rulesOf(one.token)],
  };
}

const CARD_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  'basic-action': ['MK-CARD-03', 'MK-CARD-10'],
  'advanced-action': ['MK-CARD-03', 'MK-CARD-10'],
  spell: ['MK-CARD-05', 'MK-CARD-06', 'MK-CARD-10'],
  artifact: ['MK-CARD-08', 'MK-CARD-10'],
};

function aboutCard(id: CardId, lang: Lang, where: 'hand' | 'offer'): About | null {
  const t = speak(lang);
  const place = where === 'hand' ? t('in your hand', 'in deiner Hand') : t('on offer', 'im Angebot');
  if (isWound(id))
    return {
      kind: place,
      name: names.card(id, lang),
      picture: cardSign(id),
      texts: [
        {
          text: t(
            'It cannot be played and clogs the hand until it is healed.',
            'Sie kann nicht gespielt werden und verstopft die Hand, bis sie geheilt ist.',
          ),
        },
      ],
      rules: ['MK-CARD-09', 'MK-WND-02', 'MK-HEAL-03'],
    };
  const card = CARDS.get(id);
  if (!card) return null;
  const kinds = {
    'basic-action': t('Basic action', 'Basisaktion'),
    'advanced-action': t('Advanced action', 'Fortgeschrittene Aktion'),
    spell: t('Spell', 'Zauber'),
    artifact: t('Artifact', 'Artefakt'),
  };
  const { basic, strong } = cardTexts(card, lang);
  const colours = card.colours.map(colour => MANA_NAMES[colour][lang]).join(', ');
  return {
    kind: `${kinds[card.type]}${colours ? ` (${colours})` : ''} · ${place}`,
    name: names.card(id, lang),
    picture: cardSign(id),
    texts: [
      ...(basic ? [{ name: t('Basic', 'Einfach'), text: basic }] : []),
      ...(strong ? [{ name: card.type === 'spell' ? card.strongName[lang] : say(lang, 'strong'), text: strong }] : []),
      {
        name: t('Sideways', 'Quer'),
        text: t('Move, influence, attack or block 1.', 'Bewegung, Einfluss, Angriff oder Block 1.'),
      },
    ],
    rules: CARD_RULES[card.type] ?? [],
  };
}

function aboutUnit(id: UnitId, own: HeroView['units'][number] | null, lang: Lang): About {
  const t = speak(lang);
  const unit = unitOf(id);
  return {
    kind: own ? t('Your unit', 'Deine Einheit') : t('Unit on offer', 'Einheit im Angebot'),
    name: unit.name[lang],
    picture: unitSign(id),
    state: own
      ? [
          own.spent ? say(lang, 'spent') : t('ready', 'bereit'),
          ...(own.wounds > 0 ? [own.wounds === 1 ? say(lang, 'wound') : say(lang, 'wounded', own.wounds)] : []),
          ...(own.banner ? [say(lang, 'bears', names.card(own.banner, lang))] : []),
        ]
      : [],
    values: [
      {
        key: 'armor',
        name: say(lang, 'armor'),
        value: unit.armor,
        means: t('damage it takes with one wound', 'so viel Schaden nimmt sie mit einer Wunde'),
      },
      { key: 'level', name: say(lang, 'level'), value: unit.level },
      ...(own ? [] : [{ key: 'cost', name: say(lang, 'influence'), value: unit.cost }]),
    ],
    texts: [{ text: unitText(unit, lang) }],
    rules: ['MK-UNIT-03', 'MK-UNIT-07', 'MK-UNIT-08', 'MK-HEAL-04'],
  };
}

const aboutSkill = (id: SkillId, lang: Lang): About => ({
  kind: speak(lang)('Skill', 'Fähigkeit'),
  name: names.skill(id, lang),
  picture: icons['laurels-trophy'],
  texts: [{ text: skillText(SKILLS[id], lang) }],
  rules: ['MK-SKILL-08', 'MK-SKILL-10'],
});

function aboutTactic(id: TacticId, lang: Lang): About {
  const tactic = tacticOf(id);
  return {
    kind: speak(lang)('Tactic', 'Taktik'),
    name: tactic.name[lang],
    picture: icons.hourglass,
    values: [
      {
        key: 'number',
        name: speak(lang)('Number', 'Nummer'),
        value: tactic.number,
        means: speak(lang)('who has the lowest begins', 'wer die niedrigste hat, beginnt'),
      },
    ],
    texts: [{ text: tacticText(tactic, lang) }],
  };
}

function aboutMana(kind: 'die' | 'crystal' | 'token', mana: Mana, own: HeroView | undefined, lang: Lang): About {
  const t = speak(lang);
  const texts = {
    die: t(
      'A die of the Source: one in a turn, as mana of the colour it shows.',
      'Ein Würfel der Quelle: einer im Zug, als Mana der Farbe, die er zeigt.',
    ),
    crystal: t(
      'Kept from turn to turn, three of a colour at most; at any time of your turn it becomes a mana.',
      'Bleibt von Zug zu Zug, höchstens drei einer Farbe; wird jederzeit in deinem Zug zu einem Mana.',
    ),
    token: t('Pure mana: used in this turn or lost.', 'Reines Mana: in diesem Zug genutzt oder verloren.'),
  };
  const kinds = {
    die: t('Die of the Source', 'Würfel der Quelle'),
    crystal: t('Crystal', 'Kristall'),
    token: t('Mana token', 'Manamarker'),
  };
  const basic = mana === 'red' || mana === 'blue' || mana === 'green' || mana === 'white' ? mana : null;
  const count =
    kind === 'crystal' ? (basic ? own?.crystals[basic] : 0) : kind === 'token' ? own?.tokens[mana] : undefined;
  return {
    kind: kinds[kind],
    name: capital(MANA_NAMES[mana][lang]),
    picture: icons['magic-swirl'],
    values: count === undefined ? [] : [{ key: 'count', name: t('You have', 'Du hast'), value: count }],
    texts: [{ text: texts[kind] }],
    rules:
      kind === 'die'
        ? ['MK-MANA-09', 'MK-MANA-10']
        : kind === 'crystal'
          ? ['MK-MANA-03', 'MK-MANA-04']
          : ['MK-MANA-02'],
  };
}

function aboutHero(own: HeroView, lang: Lang): About | null {
  if (own.hero === null) return null;
  const t = speak(lang);
  const { armor, hand, commands } = levelOf(own.level);
  const modifier = reputationModifier(own.reputation);
  return {
    kind: t('Your hero', 'Dein Held'),
    name: names.hero(own.hero, lang),
    picture: heroSign(own.hero),
    values: [
      { key: 'fame', name: say(lang, 'fame'), value: own.fame },
      { key: 'level', name: say(lang, 'level'), value: own.level },
      {
        key: 'armor',
        name: say(lang, 'armor'),
        value: armor,
        means: t(
          'each full or begun multiple of damage is a wound',
          'jedes volle oder angefangene Vielfache an Schaden ist eine Wunde',
        ),
      },
      {
        key: 'hand',
        name: say(lang, 'handLimit'),
        value: hand,
        means: t('cards drawn up to at the end of a turn', 'bis zu so vielen Karten wird am Zugende nachgezogen'),
      },
      { key: 'commands', name: t('Command tokens', 'Befehlsmarker'), value: `${own.units.length}/${commands}` },
      {
        key: 'reputation',
        name: say(lang, 'reputation'),
        value: own.reputation,
        means:
          modifier === null
            ? t('nobody deals with you', 'niemand verhandelt mit dir')
            : t(
                `${modifier < 0 ? '−' : '+'}${Math.abs(modifier)} influence with people`,
                `${modifier < 0 ? '−' : '+'}${Math.abs(modifier)} Einfluss bei Leuten`,
              ),
      },
    ],
    texts: own.skills.map(({ skill }) => ({ name: names.skill(skill, lang), text: skillText(SKILLS[skill], lang) })),
    rules: ['MK-LVL-01', 'MK-LVL-02', 'MK-TURN-18'],
  };
}

export const info = erasedInfo<MageKnight>({ about, thingsOf: (choice, view) => thingsOf(view, choice) });
