import type { Messages } from './shape.ts';

export const helpDe: Messages['help'] = {
  all: `
Tafelrunde: Fantasy-Abenteuerspiele am Terminal, in denen jede Regel gilt und erklärt wird.

  play [Spiel]        spielen, allein gegen Bots oder mit anderen an diesem Bildschirm
  simulate <Spiel>    Bots viele Spiele spielen lassen und zählen
  replay <Datei>      eine gespeicherte Partie ansehen oder prüfen
  rules <Spiel> [Wörter]  in einem Regelwerk suchen
  odds <Datei> [Wahl]     wozu die Möglichkeiten einer gespeicherten Partie führen können
  fuzz <Spiel>        zufällig spielen und alles prüfen, was ein Spiel einhalten muss
  help [Befehl]       dies, oder wie ein Befehl benutzt wird

Alle Befehle nehmen --lang en|de (sonst gilt die Sprache des Systems) und --help. --version nennt die Version.
Aufruf: npm run -s tafelrunde -- <Befehl> ...`,
  play: `
play [Spiel] [Angaben]   Ohne Spiel fragt am Terminal ein kleines Menü.

  --scenario ID       welches Abenteuer (sonst das erste)
  --seats N           wie viele Plätze
  --bots WER          greedy: alle Plätze außer dem ersten; 1=greedy,2=random: diese Plätze; none: nur Menschen.
                      Fehlt es, haben Sie den ersten Platz und gierige Bots die anderen.
  --set NAME=WERT     eine Einstellung des Abenteuers (mehrfach möglich)
  --seed TEXT         noch einmal dasselbe Glück
  --load DATEI        eine gespeicherte Partie fortsetzen
  --plain             für Screenreader: keine Zeichnungen, keine Farben, jede Zeile ein Satz
  --lang en|de

Am Tisch zeigt ?, was eingegeben werden kann.`,
  simulate: `
simulate <Spiel> [Angaben]   Spielt Spiele zwischen Bots auf allen Kernen. Derselbe Seed gibt dasselbe Ergebnis.

  --games N           wie viele (1000)
  --bots WER          random: alle Plätze; greedy,random: Platz für Platz; 1=greedy: dieser Platz, die anderen random
  --scenario ID  --seats N  --set NAME=WERT   was gespielt wird
  --seed TEXT         Spiel i hat den Seed TEXT/i
  --workers N         Threads (einer je Kern)
  --json              ein JSON-Objekt
  --lang en|de

Strg-C hält an und zeigt, was fertig ist. Exit-Code 1, wenn eine Regel scheiterte.`,
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
  fuzz: `
fuzz <Spiel> [Angaben]   Spielt zufällig in allen Aufstellungen reihum und prüft bei jeder Entscheidung, was gelten muss.

  --games N           wie viele Spiele (20)
  --decisions N       höchstens so viele Entscheidungen je Spiel (400)
  --scenario ID  --seats N   nur diese
  --seed TEXT  --workers N  --lang en|de

Jeder Fund wird unter findings/ gespeichert, mit dem Befehl, der ihn wieder öffnet. Exit-Code 1, wenn es welche gibt.`,
};
