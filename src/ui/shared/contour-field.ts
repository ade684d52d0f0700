export interface Field {
  columns: number;
  rows: number;
  /** Row by row: 0 to 1 inside; below every level at the edge. */
  heights: Float64Array;
}

interface Hill {
  x: number;
  y: number;
  height: number;
  /** Inverse of the squared radius along the hill and across it. */
  along: number;
  across: number;
  /** The cosine and sine of its rotation. */
  cos: number;
  sin: number;
}

const BELOW_EVERY_LEVEL = -0.05;

/** A few long hills over a gentle slope. Deterministic for a seed. */
export function heightField(seed: string, columns: number, rows: number): Field {
  const random = numbersFrom(seed);
  const lean = -0.6 + random() * 0.5;
  const hills = Array.from({ length: 4 }, (_, index) => buildHill(random, columns, rows, lean, index));
  const slope = random() * Math.PI * 2;
  const rampX = (0.18 * Math.cos(slope)) / columns;
  const rampY = (0.18 * Math.sin(slope)) / rows;
  const heights = new Float64Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let height = x * rampX + y * rampY;
      for (const hill of hills) height += heightOf(hill, x, y);
      heights[y * columns + x] = height;
    }
  }
  spread(heights, columns, rows);
  return { columns, rows, heights };
}

function spread(heights: Float64Array, columns: number, rows: number): void {
  const low = heights.reduce((least, height) => Math.min(least, height));
  const span = heights.reduce((most, height) => Math.max(most, height)) - low || 1;
  for (const [index, height] of heights.entries()) {
    const x = index % columns;
    const isRim = x === 0 || x === columns - 1 || index < columns || index >= columns * (rows - 1);
    heights[index] = isRim ? BELOW_EVERY_LEVEL : (height - low) / span;
  }
}

function buildHill(random: () => number, columns: number, rows: number, lean: number, index: number): Hill {
  const radius = columns * (0.16 + random() * 0.14);
  const x = columns * ((index + 0.3 + random() * 0.4) / 4);
  const y = rows * (0.15 + random() * 0.75);
  const height = 0.5 + random() * 0.7;
  const across = 1 / (radius * (0.4 + random() * 0.25)) ** 2;
  const turn = lean + (random() - 0.5) * 0.5;
  return { x, y, height, along: 1 / radius ** 2, across, cos: Math.cos(turn), sin: Math.sin(turn) };
}

function heightOf(hill: Hill, x: number, y: number): number {
  const dx = x - hill.x;
  const dy = y - hill.y;
  const u = dx * hill.cos + dy * hill.sin;
  const v = dy * hill.cos - dx * hill.sin;
  return hill.height * Math.exp(-(u * u * hill.along + v * v * hill.across));
}

/** Random numbers from 0 to 1: mulberry32, seeded with the FNV-1a hash of the text. */
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
