export interface Field {
  columns: number;
  rows: number;
  /** 0 to 1 inside; below every level at the edge. */
  at(column: number, row: number): number;
}

interface Hill {
  x: number;
  y: number;
  height: number;
  /** Inverse of the squared radius along the hill and across it. */
  along: number;
  across: number;
  turn: number;
}

/** A few long hills over a gentle slope. Deterministic for a seed. */
export function heightField(seed: string, columns: number, rows: number): Field {
  const random = numbersFrom(seed);
  const lean = -0.6 + random() * 0.5;
  const hills = Array.from({ length: 4 }, (_, index) => buildHill(random, columns, rows, lean, index));
  const slope = random() * Math.PI * 2;
  const raw = Array.from({ length: columns * rows }, (_, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    const ramp = 0.18 * ((x / columns) * Math.cos(slope) + (y / rows) * Math.sin(slope));
    return ramp + hills.reduce((sum, hill) => sum + heightOf(hill, x, y), 0);
  });
  const low = Math.min(...raw);
  const span = Math.max(...raw) - low || 1;
  const isRim = (x: number, y: number) => x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
  return {
    columns,
    rows,
    at: (x, y) => (isRim(x, y) ? -0.05 : ((raw[y * columns + x] ?? low) - low) / span),
  };
}

function buildHill(random: () => number, columns: number, rows: number, lean: number, index: number): Hill {
  const radius = columns * (0.16 + random() * 0.14);
  return {
    x: columns * ((index + 0.3 + random() * 0.4) / 4),
    y: rows * (0.15 + random() * 0.75),
    height: 0.5 + random() * 0.7,
    along: 1 / radius ** 2,
    across: 1 / (radius * (0.4 + random() * 0.25)) ** 2,
    turn: lean + (random() - 0.5) * 0.5,
  };
}

function heightOf(hill: Hill, x: number, y: number): number {
  const [dx, dy] = [x - hill.x, y - hill.y];
  const u = dx * Math.cos(hill.turn) + dy * Math.sin(hill.turn);
  const v = dy * Math.cos(hill.turn) - dx * Math.sin(hill.turn);
  return hill.height * Math.exp(-(u * u * hill.along + v * v * hill.across));
}

/** FNV-1a for the seed, mulberry32 for the run. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
