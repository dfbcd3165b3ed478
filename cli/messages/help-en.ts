/** `help`, and `--help` of each command. */
export const helpEn = {
  all: `
Tafelrunde: fantasy adventure board games at the terminal, with every rule enforced and explained.

  play [game]         play, alone against bots or with others at this screen
  campaign <game> [file]  play the adventures of a game one after another
  simulate <game>     let bots play many games and count
  arena <game>        let two bots play against each other, sides swapped
  replay <file>       step through a saved match, or verify it
  rules <game> [words]  search a rulebook
  odds <file> [option]  what the options of a saved match may lead to
  fuzz <game>         play at random and check everything a game must keep
  serve               let people play each other over the network
  backup <file>       keep everything the server has; restore <file> brings it back
  help [command]      this, or how a command is used

All commands take --lang en|de (otherwise the language of the system) and --help. --version prints the version.
Called as: npm run -s tafelrunde -- <command> ...`,
  play: `
play [game] [flags]   Without a game, in a terminal, a small menu asks.

  --scenario ID       which adventure (the first, if left out)
  --seats N           how many seats
  --bots WHO          knight: all seats but the first; 1=knight,2=page: these seats; none: people only.
                      Left out, you take the first seat and squires the others.
                      Levels: page, squire, knight; bots: search, greedy, random, search:400, search:200ms.
  --set KEY=VALUE     a setting of the adventure (repeatable); one that does not exist lists those that do
  --seed TEXT         the same luck again
  --load FILE         go on with a saved match
  --speed HOW         slow, normal, fast or instant: how long moves of bots can be looked at
  --plain             for screen readers: no drawings, no colours, every line a sentence
  --lang en|de

At the table ? shows what can be typed.`,
  campaign: `
campaign <game> [file] [flags]   Plays the adventures of a campaign one after another; the file keeps how far you have come.

  Without a file: <game>.campaign.json. If it is there, the campaign goes on, otherwise it begins.
  --begin NAME        which campaign begins, where the game has several: its number or how its name begins
  --list              only show what was played and what everybody has
  --seats N           how many seats, from the next adventure on
  --set KEY=VALUE     a setting of the adventures that are begun now
  --bots WHO          who sits where, as for play
  --seed TEXT         the same luck again
  --plain  --lang en|de

You can leave at any moment: an unfinished adventure is kept in the file as well.`,
  simulate: `
simulate <game> [flags]   The balance lab: plays games between bots on all cores and says who wins, and with what.

  --games N           how many (1000)
  --bots WHO          random: all seats; greedy,random: seat by seat; 1=greedy: this seat, the others random
  --scenario ID  --set KEY=VALUE   what is played
  --seats N,N,...     with how many; several numbers take turns
  --seed TEXT         game i uses the seed TEXT/i: the same seed gives the same report, on any number of cores
  --workers N         threads (one per core)
  --html FILE         the report as a page with plots
  --json [FILE.json]  the report as data, on standard output without a file
  --csv FILE          the report as a table
  --against OLD.json  what has changed since an earlier report
  --keep FILE         keep the games there and go on from them (otherwise next to the report, until it is complete)
  --lang en|de

Ctrl-C stops, reports what is done and keeps it. Exit code 1 if a rule broke, 130 if it was stopped.`,
  arena: `
arena <game> [flags]   Which of two bots is stronger: plays pairs of games with the same luck and the sides swapped.

  --bots A,B          levels (knight, squire, page), bots (search, greedy, random), search:400 (rounds), search:200ms.
                      A search with a time gets the number of rounds that take so long here: those are printed.
  --games N           how many (100)
  --scenario ID,ID,...  what is played in turns; all: everything (the first, if left out)
  --seats N  --set KEY=VALUE   two seats, or two roles
  --seed TEXT         the same games again, on any machine and number of cores
  --workers N         threads (one per core)
  --json              the result as data
  --lang en|de

Exit code 1 if a game broke off.`,
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
  serve: `
serve [flags]   Serves the table, and tables for several people at several browsers.

  --port N            where it listens (3000); 0: any free port
  --host ADDRESS      who can reach it (127.0.0.1: only this machine; 0.0.0.0: everybody)
  --data DIR          the folder of its SQLite database (tafelrunde-data)
  --database URL      PostgreSQL instead, for any number of nodes: postgres://name:password@host:5432/tafelrunde
  --database-file F   the same URL from a file, so that it shows in no list of processes
  --public-url URL    how browsers reach it, if through a proxy: https://tafel.example.org
  --proxied           behind one proxy, which names the client in X-Forwarded-For
  --threads N         threads in which bots think (one per core, but one)
  --keep-finished N   days for which finished tables are kept (for ever)
  --keep-idle N       days for which tables are kept at which nothing happens (for ever)
  --api-only          without the pages, if something else serves them
  --lang en|de

Its log is JSON on standard output. SIGTERM or Ctrl-C closes it without losing anything. More: docs/operations.md`,
  backup: `
backup <file> [flags]   Writes everything the server keeps to one file; the server may go on meanwhile.

  --data DIR | --database URL | --database-file F   where the tables are kept, as for serve
  --lang en|de

The file holds what is hidden at all tables: keep it to yourself.`,
  restore: `
restore <file> [flags]   Fills an empty database from a backup, with all of it or nothing. Either kind goes into either kind.

  --data DIR | --database URL | --database-file F   where the tables shall be kept, as for serve
  --lang en|de`,
  fuzz: `
fuzz <game> [flags]   Plays at random in all configurations in turn and checks at every decision what must hold.

  --games N           how many games (20)
  --decisions N       at most so many decisions each (400)
  --scenario ID  --seats N   only these; more than one scenario may be named
  --set ID=VALUE      this setting stays as it is wherever there is one; may be repeated
  --mixed             each game draws its other settings, by the seed
  --seed TEXT  --workers N  --lang en|de

Each finding is saved below findings/ and the command that reopens it is printed. Exit code 1 if there are any.`,
};
