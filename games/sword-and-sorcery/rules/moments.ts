/** Moments that the rules announce and cards answer. What each is about stands beside it (`About`). */
export type Moment =
  // The round.
  | 'time-effects' // figure: each one in turn
  | 'time-refresh'
  | 'turn-start' // figure: the hero
  | 'turn-end'
  // Movement and the map.
  | 'leaving' // figure, zone: the one it leaves
  | 'entered' // figure, zone
  | 'door-opened' // figure
  | 'trap-drawn' // figure: who drew it, zone, card
  | 'save-rolled' // figure: who rolled
  // An attack: figure is the attacker, other the target.
  | 'attack-declared'
  | 'attack-rolled'
  | 'attack-counted'
  | 'attack-done'
  // A defence: figure is the one who defends, other the attacker.
  | 'defence-before'
  | 'defence-roll'
  | 'defence-rolled'
  | 'wounded' // figure: who was wounded, other: by whom, n
  | 'killed' // figure: who was killed, other: by whom
  | 'dying' // figure: who is about to die
  | 'condition-received' // figure, condition
  // Enemies: figure is the enemy.
  | 'activating'
  | 'activated'
  | 'idle' // It has nobody to go for.
  | 'appeared'
  // Cards and the story.
  | 'treasure-drawn' // figure: the hero
  | 'event-drawn' // card
  | 'activation-drawn' // card
  | 'waypoint' // figure, card: which one
  | 'story-card' // figure, card
  | 'thing-destroyed' // card: its kind
  | 'stage-begins' // card
  | 'event-phase'
  | 'round-begins';
