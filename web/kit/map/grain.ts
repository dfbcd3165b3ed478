/** A number that looks random but belongs to the cell: for stones that differ. */
export function grainOf(cell: number, salt = 0): number {
  let n = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 0x1_0000_0000;
}
