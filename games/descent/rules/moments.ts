/** Moments that the rules announce and content answers. What each is about stands beside it (`About`). */
export type Moment =
  // Turns: figure is whose turn or activation it is.
  | 'turn-start'
  | 'turn-end'
  | 'overlord-turn-start'
  | 'overlord-turn-end'
  | 'overlord-own-turn' // Any time in the overlord's turn outside another resolution; never announced, such cards are among his options.
  | 'activating' // The same, for as long as a monster is activated: figure.
  | 'group-activated' // by: the group.
  | 'group-done' // by: the group, when all of its figures were activated.
  | 'monster-chosen' // figure: the monster the overlord is about to activate.
  | 'activation-start' // figure
  | 'activation-end'
  | 'action-done' // figure
  | 'familiars-ready' // figure is about to activate familiars, in the step of the turn for that.
  // An attack: figure is the attacker, other the target.
  | 'attack-declared' // Step 1.
  | 'before-roll' // Step 2.
  | 'rolled' // Step 2, after the roll of both sides.
  | 'missing' // The attack is about to miss, by its roll or by its range.
  | 'measuring' // Step 3, before the range is checked.
  | 'not-missed' // After the last step that could make it miss: step 3, or the surges that had to be spent.
  | 'surges-spent' // End of step 4.
  | 'attack-done' // The attack is resolved or has missed.
  // Somebody is hit: figure is who defends, other the attacker.
  | 'defence-rolled'
  | 'suffering' // figure is about to suffer n damage, other by whose attack, if any.
  | 'suffered' // figure has suffered n damage.
  | 'fatigue-suffered' // figure has suffered n fatigue.
  | 'recovering' // figure is about to recover n damage.
  | 'fatigue-recovering' // figure is about to recover n fatigue.
  | 'recovered' // figure has recovered n damage.
  | 'risen' // figure, who was knocked out, has recovered n damage and stands.
  | 'fatigue-recovered' // figure has recovered n fatigue.
  | 'defeating' // figure is about to be defeated.
  | 'defeated' // figure was defeated by other.
  | 'knocked-out' // figure: the hero.
  // Movement: figure moves, cell.
  | 'enters' // A figure entered a space.
  | 'leaves'
  | 'move-declared' // figure begins a move action.
  | 'tired-for-move' // figure: the hero who suffered fatigue for a movement point.
  // Rolls and tests: figure is who tests.
  | 'testing' // Before the roll.
  | 'test-rolled'
  | 'test-passed'
  | 'test-failed'
  // Single actions: figure is the hero.
  | 'rested' // The action was performed.
  | 'rest-recovered' // n fatigue came back at the end of the turn.
  | 'rising' // figure, who is knocked out, is about to roll for standing again.
  | 'revived' // other: who did it.
  | 'stood-up'
  | 'searching'
  | 'challenge-revealed' // card: the attribute on a challenge token of a secret room, or tested in its place.
  | 'challenge-passed'
  | 'challenge-failed'
  | 'search-drawn' // card
  | 'searched' // other: whose action it was, if not his own.
  | 'opening' // figure is about to open a door, card: its number.
  | 'door-opened'
  | 'surge-fatigue' // A surge was spent to recover fatigue.
  | 'dice-shown' // figure rolled dice for card, outside attacks and tests, and what they bring has happened; n surges; on: those it worked on.
  | 'used' // figure used card; on: those it worked on.
  | 'plot-used' // The overlord has used card, a plot card, and all of it has happened.
  | 'card-played' // The overlord has played card, and nothing of it has happened yet.
  | 'card-resolved' // The overlord has played card, and all of it has happened; on: those it worked on.
  | 'plot-using' // The overlord is about to pay n threat for card, a plot card.
  | 'threat-gained' // He has gained n threat.
  | 'hand-touched' // figure, a hero, has made him discard or put back an overlord card.
  | 'drawing' // He is about to draw the card of his turn.
  | 'reinforced' // figure has come as a reinforcement, by: its group.
  | 'knock-reward' // Instead of a card or threat for figure, who was knocked out; never announced, such plot cards are among his options.
  | 'fallen-turn-end' // figure, who is knocked out, ends his turn.
  | 'stretching' // figure, a large one, is about to take its whole base where its own movement has ended.
  | 'condition-gaining' // figure is about to get condition.
  | 'condition-gained' // figure, condition
  | 'using-find' // figure is about to have the effect of card, a search card.
  | 'reviving' // figure is about to be revived by other.
  | 'exhausting' // figure is about to exhaust card.
  | 'refreshed' // figure has refreshed card, which was exhausted.
  // The quest.
  | 'round-start'
  | 'round-end'
  | 'deck-building' // The overlord is about to build his deck for the quest.
  | 'hand-drawing' // He is about to draw his first hand.
  | 'encounter-laid' // The encounter is set up, and has not begun.
  | 'encounter-start'
  | 'hand-drawn' // The overlord has drawn his first hand.
  | 'removed' // figure is about to be taken off the map without being defeated.
  | 'detached' // card no longer lies on a monster group, by: which.
  | 'encounter-over' // The encounter is over, and everything lies where it lay.
  | 'quest-over' // The same for the quest; by: the side that has won it.
  | 'spending-xp' // The overlord is about to spend experience.
  | 'market-laid' // The cards of the shop lie open.
  | 'travel-stop' // They come to a stop, and no card is drawn yet, card: its symbol.
  | 'travel-over' // The heroes have arrived.
  | 'left-map' // figure
  | 'dismissed' // figure has taken a familiar of its own off the map by a skill, card: which.
  | 'token-taken' // figure, card: the token
  | 'token-laid' // figure has put a token down of its own will, card: the token, cell
  | 'token-gained' // figure has gained n tokens of a class, card: which.
  | 'token-spent' // figure has lost n of them.
  | 'heroes-done' // All heroes have had their turns in this round.
  | 'overlord-ready' // The overlord's turn has begun, and all that is used at its start was (D2C-QTSR-31).
  | 'special'; // figure performed a special action of the quest, card: which.
