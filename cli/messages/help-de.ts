import type { Messages } from './shape.ts';

export const helpDe: Messages['help'] = {
  all: `
Tafelrunde: Fantasy-Abenteuerspiele am Terminal, in denen jede Regel gilt und erklärt wird.

  play [Spiel]        spielen, allein gegen Bots oder mit anderen an diesem Bildschirm
  campaign <Spiel> [Datei]  die Abenteuer eines Spiels hintereinander spielen
  simulate <Spiel>    Bots viele Spiele spielen lassen und zählen
  arena <Spiel>       zwei Bots gegeneinander spielen lassen, mit getauschten Seiten
  replay <Datei>      eine gespeicherte Partie ansehen oder prüfen
  rules <Spiel> [Wörter]  in einem Regelwerk suchen
  odds <Datei> [Wahl]     wozu die Möglichkeiten einer gespeicherten Partie führen können
  fuzz <Spiel>        zufällig spielen und alles prüfen, was ein Spiel einhalten muss
  serve               andere über das Netz mitspielen lassen
  backup <Datei>      alles sichern, was der Server hat; restore <Datei> bringt es zurück
  help [Befehl]       dies, oder wie ein Befehl benutzt wird

Alle Befehle nehmen --lang en|de (sonst gilt die Sprache des Systems) und --help. --version nennt die Version.
Aufruf: npm run -s tafelrunde -- <Befehl> ...`,
  play: `
play [Spiel] [Angaben]   Ohne Spiel fragt am Terminal ein kleines Menü.

  --scenario ID       welches Abenteuer (sonst das erste)
  --seats N           wie viele Plätze
  --bots WER          knight: alle Plätze außer dem ersten; 1=knight,2=page: diese Plätze; none: nur Menschen.
                      Fehlt es, hast du den ersten Platz und Knappen die anderen.
                      Stufen: page, squire, knight; Bots: search, greedy, random, search:400, search:200ms.
  --set NAME=WERT     eine Einstellung des Abenteuers (mehrfach möglich); eine, die es nicht gibt, nennt alle anderen
  --seed TEXT         noch einmal dasselbe Glück
  --load DATEI        eine gespeicherte Partie fortsetzen
  --speed WIE         slow, normal, fast oder instant: wie lange Züge der Bots zu sehen sind
  --plain             für Screenreader: keine Zeichnungen, keine Farben, jede Zeile ein Satz
  --lang en|de

Am Tisch zeigt ?, was eingegeben werden kann.`,
  campaign: `
campaign <Spiel> [Datei] [Angaben]   Spielt die Abenteuer einer Kampagne hintereinander; die Datei hält fest, wie weit es ging.

  Ohne Datei: <Spiel>.campaign.json. Gibt es sie, geht die Kampagne weiter, sonst beginnt sie.
  --begin NAME        welche Kampagne beginnt, wenn es mehrere gibt: ihre Nummer oder der Anfang ihres Namens
  --list              nur zeigen, was gespielt wurde und wer was hat
  --seats N           wie viele Plätze, vom nächsten Abenteuer an
  --set NAME=WERT     eine Einstellung der Abenteuer, die jetzt beginnen
  --bots WER          wer wo sitzt, wie bei play
  --seed TEXT         noch einmal dasselbe Glück
  --plain  --lang en|de

Aufhören geht jederzeit: Auch ein unfertiges Abenteuer liegt in der Datei.`,
  simulate: `
simulate <Spiel> [Angaben]   Das Balance-Labor: Bots spielen auf allen Kernen; wer gewinnt, und womit?

  --games N           wie viele (1000)
  --bots WER          random: alle Plätze; greedy,random: Platz für Platz; 1=greedy: dieser Platz, die anderen random
  --scenario ID  --set NAME=WERT   was gespielt wird
  --seats N,N,...     mit wie vielen; mehrere Zahlen wechseln sich ab
  --seed TEXT         Spiel i hat den Seed TEXT/i: Derselbe Seed gibt denselben Bericht, auf beliebig vielen Kernen
  --workers N         Threads (einer je Kern)
  --html DATEI        der Bericht als Seite mit Diagrammen
  --json [DATEI.json] der Bericht als Daten, ohne Datei auf der Standardausgabe
  --csv DATEI         der Bericht als Tabelle
  --against ALT.json  was sich seit einem früheren Bericht geändert hat
  --keep DATEI        die Spiele dort aufheben und von dort weitermachen (sonst neben dem Bericht, bis er fertig ist)
  --lang en|de

Strg-C hält an, berichtet, was fertig ist, und hebt es auf. Exit-Code 1, wenn eine Regel scheiterte, 130 nach Strg-C.`,
  arena: `
arena <Spiel> [Angaben]   Welcher von zwei Bots ist stärker? Spielt Paare mit gleichem Glück und getauschten Seiten.

  --bots A,B          Stufen (knight, squire, page), Bots (search, greedy, random), search:400 (Runden), search:200ms.
                      Eine Suche mit Zeitangabe bekommt so viele Runden, wie hier so lange dauern: Sie werden genannt.
  --games N           wie viele (100)
  --scenario ID,ID,...  was reihum gespielt wird; all: alles (ohne Angabe das erste)
  --seats N  --set NAME=WERT   zwei Plätze oder zwei Rollen
  --seed TEXT         dieselben Spiele noch einmal, auf jedem Rechner und mit beliebig vielen Kernen
  --workers N         Threads (einer je Kern)
  --json              das Ergebnis als Daten
  --lang en|de

Ende mit 1, wenn ein Spiel abbrach.`,
  replay: `
replay <Datei> [Angaben]   Zeigt eine gespeicherte Partie, am Terminal Schritt für Schritt.

  --at N              nach N Antworten (sonst nach allen)
  --seat N            wie dieser Platz es sah (sonst wie jemand, der zusieht)
  --verify            noch einmal spielen, dann OK mit Prüfsumme oder was anders ist (Exit-Code 1)
  --plain  --lang en|de`,
  rules: `
rules <Spiel> [Wörter]   Sucht in einem Regelwerk in beiden Sprachen, auch von Spielen, die man noch nicht spielen kann.

  Ohne Wörter: die Kapitel mit der Zahl ihrer Regeln. Eine Regel-ID zeigt diese Regel.
  --json  --lang en|de`,
  odds: `
odds <Datei> [Wahl]   Wozu eine Möglichkeit einer gespeicherten Partie führen kann, oder jede, die vom Glück abhängt.

  Die Wahl: ihre Zahl, ihr Name oder Wörter, die nur auf sie passen.
  --json  --plain  --lang en|de`,
  serve: `
serve [Angaben]   Stellt den Tisch bereit, auch für mehrere Leute an mehreren Browsern.

  --port N            wo er erreichbar ist (3000); 0: irgendein freier Port
  --host ADRESSE      für wen (127.0.0.1: nur für diesen Rechner; 0.0.0.0: für alle)
  --data ORDNER       der Ordner seiner SQLite-Datenbank (tafelrunde-data)
  --database URL      stattdessen PostgreSQL, für beliebig viele Knoten: postgres://name:passwort@rechner:5432/tafelrunde
  --database-file D   dieselbe URL aus einer Datei, damit sie in keiner Prozessliste steht
  --public-url URL    wie Browser ihn erreichen, wenn über einen Proxy: https://tafel.example.org
  --proxied           hinter einem Proxy, der den Anfragenden in X-Forwarded-For nennt
  --threads N         in wie vielen Threads Bots nachdenken (einer je Kern, bis auf einen)
  --keep-finished N   wie viele Tage beendete Tische aufbewahrt werden (für immer)
  --keep-idle N       wie viele Tage Tische aufbewahrt werden, an denen nichts geschieht (für immer)
  --api-only          ohne die Seiten, wenn jemand anderes sie ausliefert
  --lang en|de

Das Protokoll geht als JSON auf die Standardausgabe. SIGTERM oder Strg-C beendet ihn, ohne dass etwas verloren geht.
Mehr: docs/operations.md`,
  backup: `
backup <Datei> [Angaben]   Schreibt alles, was der Server hat, in eine Datei; er darf dabei weiterlaufen.

  --data ORDNER | --database URL | --database-file D   wo die Tische liegen, wie bei serve
  --lang en|de

In der Datei steht auch, was an den Tischen verdeckt ist: Behalte sie für dich.`,
  restore: `
restore <Datei> [Angaben]   Füllt eine leere Datenbank aus einer Sicherung, ganz oder gar nicht. Jede Art passt in jede Art.

  --data ORDNER | --database URL | --database-file D   wo die Tische liegen sollen, wie bei serve
  --lang en|de`,
  fuzz: `
fuzz <Spiel> [Angaben]   Spielt zufällig in allen Aufstellungen reihum und prüft bei jeder Entscheidung, was gelten muss.

  --games N           wie viele Spiele (20)
  --decisions N       höchstens so viele Entscheidungen je Spiel (400)
  --scenario ID  --seats N   nur diese; mehrere Szenarien dürfen genannt werden
  --set ID=WERT       diese Einstellung bleibt so, wo es sie gibt; darf wiederholt werden
  --mixed             jedes Spiel zieht seine anderen Einstellungen aus dem Startwert
  --seed TEXT  --workers N  --lang en|de

Jeder Fund wird unter findings/ gespeichert, mit dem Befehl, der ihn wieder öffnet. Exit-Code 1, wenn es welche gibt.`,
};
