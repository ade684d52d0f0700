import { describe, expect, it } from 'vitest';
import { drawContours } from '#ui/shared/contours.ts';

const N = String.raw`-?\d+(?:\.\d)?`;
const FIGURE = new RegExp(`^(M${N} ${N}(Q${N} ${N} ${N} ${N})+Z)+$`);

const SEEDS = Array.from({ length: 60 }, (_, index) => `seed-${index}`);

describe('drawContours', () => {
  it('draws the same lines from the same seed', () => {
    expect(drawContours('river')).toEqual(drawContours('river'));
  });

  it('draws different lines from another seed', () => {
    const drawings = new Set(
      SEEDS.map((seed) =>
        drawContours(seed)
          .levels.map(({ path }) => path)
          .join(),
      ),
    );
    expect(drawings.size).toBe(SEEDS.length);
  });

  it('closes every line with finite coordinates', () => {
    for (const seed of [...SEEDS, '', '🌊']) {
      const { levels } = drawContours(seed);
      expect(levels.length).toBeGreaterThan(5);
      for (const { path } of levels) expect(path).toMatch(FIGURE);
    }
  });

  it('stays under 16 KB', () => {
    const sizes = SEEDS.map((seed) => drawContours(seed).levels.reduce((sum, { path }) => sum + path.length, 0));
    expect(Math.max(...sizes)).toBeLessThan(16_000);
  });
});
