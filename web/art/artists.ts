/**
 * Who drew which icon. The collection says so by its folders (github.com/game-icons/icons: artist/name.svg); the package that we build from
 * does not, so it stands here. Where two have drawn something under one name, the outline that we show decided.
 */
const DRAWN: Readonly<Record<string, string>> = {
  Lorc: `
    back-pain backstab barbed-spear battle-axe beer-stein bleeding-wound bowman brain breastplate broadsword
    broken-heart broken-shield campfire castle crossed-bones crossed-swords crown crowned-skull crystal-ball cursed-star death-note double-face-mask
    dragon-breath dragon-head droplets egg-clutch evil-hand fireball focused-lightning frog gears gem-necklace
    gem-pendant gems ghost hammer-drop haunting heart-drop high-shot hood hound hourglass ice-spear imp
    imp-laugh laurel-crown leeching-worm light-bulb lightning-storm locked-chest lyre magic-gate magic-portal
    magic-shield magic-swirl magnifying-glass mailed-fist masked-spider maze meat meditation mining minions
    minotaur mirror-mirror moon muscle-up padlock pig-face pocket-bow pointing pointy-hat poison-bottle portal
    puppet raven ribcage ringing-bell robot-golem rock rune-stone sacrificial-dagger sands-of-time scale-mail
    scroll-unfurled sea-serpent semi-closed-eye sewing-needle shadow-follower shield-bounces shield-reflect
    shining-sword shiny-purse skull-bolt skull-crack skull-crossed-bones skull-in-jar skull-ring skull-shield
    snail sparkling-sabre spider-web spiked-mace spray sprint star-swirl sticking-plaster stone-spear
    stone-tablet stone-throne stone-tower striking-splinter sun sunrise swap-bag swords-emblem terror
    thrown-daggers totem-head totem-mask trade trophy two-shadows virus visored-helm voodoo-doll walking-boot
    werewolf windy-stripes wizard-staff wolf-head wolf-howl wolf-trap wolverine-claws wooden-door worried-eyes
  `,
  Delapouite: `
    abacus achilles-heel acoustic-megaphone alarm-clock all-seeing-eye ancient-columns ancient-ruins
    anticlockwise-rotation banana-peel barbarian beer-bottle black-knight-helm blacksmith bolt-drop book-pile
    bow-arrow brain-leak brute camping-tent card-exchange cave-entrance chef-toque chest-armor church
    clockwise-rotation clownfish coins contract cooking-pot dandelion-flower drum dungeon-gate dwarf-face enrage
    exit-door falling-rocks female-vampire fire-spell-cast flag-objective flute frog-prince gauntlet goblin-head
    golem-head graveyard guards half-dead health-potion hill-conquest house human-ear ice-spell-cast key-lock
    king-ju-mask knight-banner knocked-out-stars knot laurels-trophy leather-armor leg-armor lungs metal-boot
    monk-face night-sleep ogre opened-food-can orc-head person perspective-dice-six-faces-random pitchfork
    plague-doctor-profile plastic-duck police-officer-head present prisoner rat robber rock-golem rolling-dices
    roman-shield round-table rusty-sword sandstorm scroll-quill sewing-string shambling-zombie sharp-halberd
    shoulder-armor sniffing-dog soul soul-vessel sparkles spell-book spiked-dragon-head spiked-shoulder-armor
    spy stone-wall strong-man sun-priest sword-brandish take-my-money theater-curtains tired-eye two-coins
    two-handed-sword viking-head viking-helmet warhammer warlock-hood washing-machine whistle wizard-face
    woman-elf-face wood-club yarn
  `,
  Skoll: `
    blood chess-knight evil-eyes fist hasty-grave raise-skeleton raise-zombie skeleton troll
  `,
  Sbed: `
    cancel clover death-skull fire hand key shield tombstone
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
    crossbow flame
  `,
  Felbrigg: `
    dodge
  `,
  GeneralAce135: `
    fingers-crossed
  `,
  'Kier Heyl': `
    dwarf-helmet elf-helmet
  `,
  Lucas: `
    cloak
  `,
};

/** Artists with the names of their icons that we use, those with most of them first. */
export const ARTISTS: readonly (readonly [artist: string, icons: readonly string[]])[] = Object.entries(DRAWN).map(
  ([artist, icons]) => [artist, icons.trim().split(/\s+/)],
);
