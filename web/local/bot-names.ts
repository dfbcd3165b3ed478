/** What bots are called: names of old tales that read well in both languages. */
const NAMES =
  'Adelheid Alberich Brunhild Dankwart Edda Falko Gawain Ginevra Gunther Hagen Hedwig Hildebrand Isolde Iwein Kriemhild Kunibert Lanzelot Laudine Merlin Morgana Ortwin Ottokar Parzival Rosalind Roswitha Siegfried Tristan Ute Walther Wigalois'.split(
    ' ',
  );

/** So many names, drawn without putting any back. */
export function botNames(count: number, pick: () => number = Math.random): string[] {
  const left = [...NAMES];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(pick() * left.length), 1)[0] ?? '',
  );
}
