/** The number of a space on the board of the encounter. */
export type Cell = number;

/** Every figure has one name: `syndrael`, `goblin-archer-2`, `goblin-archer-master-1`, `splig`, `reanimate`. */
export type FigureId = string;
export type CardId = string;
export type GroupId = string;

/** How long limits count. */
export type Period = 'attack' | 'turn' | 'round' | 'encounter' | 'quest';

export type Side = 'heroes' | 'overlord';
