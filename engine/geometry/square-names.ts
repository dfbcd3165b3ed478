/** What people call a square: its column as letters, its row as a number from 1 on, "C7", "AB12". */
export function squareName(x: number, y: number): string {
  const letter = (n: number): string => String.fromCharCode(65 + n);
  return `${x < 26 ? letter(x) : letter(Math.floor(x / 26) - 1) + letter(x % 26)}${y + 1}`;
}

/** The square of a name, null for what is none. */
export function squareNamed(name: string): { readonly x: number; readonly y: number } | null {
  const [, letters = '', digits] = /^([A-Z]{1,2})([1-9]\d{0,2})$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const [first = 0, second] = Array.from(letters, letter => letter.charCodeAt(0) - 65);
  return { x: second === undefined ? first : (first + 1) * 26 + second, y: Number(digits) - 1 };
}
