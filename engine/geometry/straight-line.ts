/**
 * Lines are held on points of a 1/1024 square. The proof in sight-open.ts asks for more than three times the board's longest side,
 * which is at most 256.
 */
export const SIGHT_SCALE = 1024;

/**
 * A straight line through two points with whole coordinates, and where it meets upright rectangles. Places along the line
 * are measured in a unit in which every crossing with a grid line is a whole number (t * |dx| * |dy| for the point
 * u + t * d), so that all comparisons are exact. With coordinates up to 2^18 all products stay below 2^38.
 */
export class StraightLine {
  ux = 0;
  uy = 0;
  dx = 0;
  dy = 0;
  /** Where the line enters and leaves the rectangle last asked about. */
  enter = 0;
  leave = 0;
  private perX = 0;
  private perY = 0;

  through(ux: number, uy: number, vx: number, vy: number): this {
    this.ux = ux;
    this.uy = uy;
    this.dx = vx - ux;
    this.dy = vy - uy;
    this.perX = Math.sign(this.dx) * (this.dy === 0 ? 1 : Math.abs(this.dy));
    this.perY = Math.sign(this.dy) * (this.dx === 0 ? 1 : Math.abs(this.dx));
    return this;
  }

  /** Whether the line has a point in common with the rectangle, its rim included. A rectangle may be a mere segment. */
  touches(x0: number, y0: number, x1: number, y1: number): boolean {
    let enter = -Infinity;
    let leave = Infinity;
    if (this.dx === 0) {
      if (this.ux < x0 || this.ux > x1) return false;
    } else {
      const a = (x0 - this.ux) * this.perX;
      const b = (x1 - this.ux) * this.perX;
      enter = Math.min(a, b);
      leave = Math.max(a, b);
    }
    if (this.dy === 0) {
      if (this.uy < y0 || this.uy > y1) return false;
    } else {
      const a = (y0 - this.uy) * this.perY;
      const b = (y1 - this.uy) * this.perY;
      enter = Math.max(enter, Math.min(a, b));
      leave = Math.min(leave, Math.max(a, b));
    }
    this.enter = enter;
    this.leave = leave;
    return enter <= leave;
  }

  /** Whether the line passes through the inside of the rectangle. */
  crosses(x0: number, y0: number, x1: number, y1: number): boolean {
    if (!this.touches(x0, y0, x1, y1) || this.enter === this.leave) return false;
    if (this.dx === 0) return this.ux > x0 && this.ux < x1;
    return this.dy !== 0 || (this.uy > y0 && this.uy < y1);
  }

  /** A place along the line as an ordinary point: rounded, for drawing only. */
  pointAt(place: number): { x: number; y: number } {
    const t = place / (Math.max(1, Math.abs(this.dx)) * Math.max(1, Math.abs(this.dy)));
    return { x: this.ux + t * this.dx, y: this.uy + t * this.dy };
  }
}
