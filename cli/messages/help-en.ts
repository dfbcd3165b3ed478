/** `help`, and `--help` of each command. */
export const helpEn = {
  all: `
Tafelrunde: fantasy adventure board games at the terminal, with every rule enforced and explained.

  play [game]         play, alone against bots or with others at this screen
  simulate <game>     let bots play many games and count
  replay <file>       step through a saved match, or verify it
  rules <game> [words]  search a rulebook
  odds <file> [option]  what the options of a saved match may lead to
  fuzz <game>         play at random and check everything a game must keep
  help [command]      this, or how a command is used

All commands take --lang en|de (otherwise the language of the system) and --help. --version prints the version.
Called as: npm run -s tafelrunde -- <command> ...`,
  play: `
play [game] [flags]   Without a game, in a terminal, a small menu asks.

  --scenario ID       which adventure (the first, if left out)
  --seats N           how many seats
  --bots WHO          greedy: all seats but the first; 1=greedy,2=random: these seats; none: people only.
                      Left out, you take the first seat and greedy bots the others.
  --set KEY=VALUE     a setting of the adventure (repeatable)
  --seed TEXT         the same luck again
  --load FILE         go on with a saved match
  --plain             for screen readers: no drawings, no colours, every line a sentence
  --lang en|de

At the table ? shows what can be typed.`,
  simulate: `
simulate <game> [flags]   Plays games between bots on all cores. The same seed gives the same result.

  --games N           how many (1000)
  --bots WHO          random: all seats; greedy,random: seat by seat; 1=greedy: this seat, the others random
  --scenario ID  --seats N  --set KEY=VALUE   what is played
  --seed TEXT         game i uses the seed TEXT/i
  --workers N         threads (one per core)
  --json              one JSON object
  --lang en|de

Ctrl-C stops and prints what is done. Exit code 1 if a rule broke.`,
  replay: `
replay <file> [flags]   Shows a saved match; in a terminal step by step.

  --at N              after N answers (all, if left out)
  --seat N            as this seat saw it (otherwise as a spectator does)
  --verify            play it again, and print OK and its hash or what differs (exit code 1)
  --plain  --lang en|de`,
  rules: `
rules <game> [words]   Searches a rulebook in both languages; also those of games that cannot be played yet.

  Without words: the chapters, with the number of their rules. A rule id shows that rule.
  --json  --lang en|de`,
  odds: `
odds <file> [option]   What may come of an option of a saved match, or of each that depends on luck.

  The option: its number, its name, or words that fit only it.
  --json  --plain  --lang en|de`,
  fuzz: `
fuzz <game> [flags]   Plays at random in all configurations in turn and checks at every decision what must hold.

  --games N           how many games (20)
  --decisions N       at most so many decisions each (400)
  --scenario ID  --seats N   only these
  --seed TEXT  --workers N  --lang en|de

Each finding is saved below findings/ and the command that reopens it is printed. Exit code 1 if there are any.`,
};
