/**
 * Who drew which icon. The collection says so by its folders (github.com/game-icons/icons: artist/name.svg); the package that we build from
 * does not, so it stands here. Where two have drawn something under one name, the outline that we show decided.
 */
const DRAWN: Readonly<Record<string, string>> = {
  Lorc: `
    back-pain backstab barbed-spear battle-axe beer-stein bleeding-wound bowman breastplate broadsword
    broken-heart campfire crossed-bones crossed-swords crown crowned-skull crystal-ball double-face-mask
    dragon-breath dragon-head droplets evil-hand fireball focused-lightning frog gears gem-necklace gem-pendant
    ghost haunting high-shot hood hound hourglass ice-spear imp-laugh laurel-crown leeching-worm light-bulb
    lightning-storm lyre magic-gate magic-shield magic-swirl magnifying-glass mailed-fist meat mirror-mirror
    muscle-up padlock pig-face pocket-bow pointing raven ribcage ringing-bell robot-golem rock rune-stone
    sacrificial-dagger sands-of-time scale-mail scroll-unfurled semi-closed-eye sewing-needle shield-bounces
    shield-reflect shining-sword shiny-purse skull-bolt skull-crack skull-crossed-bones skull-in-jar skull-ring
    skull-shield snail sparkling-sabre spiked-mace spray star-swirl sticking-plaster stone-spear stone-throne
    striking-splinter sunrise swap-bag swords-emblem terror thrown-daggers totem-head totem-mask trade trophy
    two-shadows visored-helm voodoo-doll walking-boot werewolf windy-stripes wolverine-claws wooden-door
    worried-eyes
  `,
  Delapouite: `
    abacus achilles-heel acoustic-megaphone alarm-clock all-seeing-eye ancient-columns anticlockwise-rotation
    banana-peel barbarian beer-bottle black-knight-helm blacksmith book-pile bow-arrow brain-leak brute
    card-exchange chef-toque chest-armor clockwise-rotation clownfish coins contract cooking-pot dandelion-flower
    dungeon-gate dwarf-face enrage exit-door falling-rocks female-vampire fire-spell-cast flute frog-prince
    gauntlet goblin-head graveyard guards half-dead health-potion hill-conquest human-ear ice-spell-cast
    king-ju-mask knight-banner knot leather-armor leg-armor lungs metal-boot monk-face night-sleep ogre
    opened-food-can orc-head person perspective-dice-six-faces-random pitchfork plague-doctor-profile plastic-duck
    police-officer-head present prisoner rat robber rock-golem rolling-dices roman-shield round-table rusty-sword
    sandstorm sewing-string shambling-zombie sharp-halberd shoulder-armor sniffing-dog soul spiked-dragon-head
    spiked-shoulder-armor spy stone-wall strong-man sword-brandish take-my-money theater-curtains tired-eye
    two-handed-sword viking-head viking-helmet warhammer warlock-hood washing-machine whistle wizard-face
    woman-elf-face wood-club yarn
  `,
  Skoll: `
    blood chess-knight evil-eyes fist hasty-grave raise-skeleton raise-zombie skeleton troll
  `,
  Sbed: `
    cancel clover death-skull hand shield tombstone
  `,
  DarkZaitzev: `
    hooded-assassin ninja-head robber-hand smoke-bomb
  `,
  'Caro Asercion': `
    bunny-slippers round-potion saucepan
  `,
  Cathelineau: `
    swordman witch-face
  `,
  Willdabeast: `
    chain-mail round-shield
  `,
  'Carl Olsen': `
    crossbow
  `,
  Felbrigg: `
    dodge
  `,
  GeneralAce135: `
    fingers-crossed
  `,
  'Kier Heyl': `
    dwarf-helmet
  `,
  Lucas: `
    cloak
  `,
};

/** Artists with the names of their icons that we use, those with most of them first. */
export const ARTISTS: readonly (readonly [artist: string, icons: readonly string[]])[] = Object.entries(DRAWN).map(
  ([artist, icons]) => [artist, icons.trim().split(/\s+/)],
);
