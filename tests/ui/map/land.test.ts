import { describe, expect, it } from 'vitest';
import { loadLand } from '#ui/map/land.ts';

describe.each(['coarse', 'fine'] as const)('the %s land', (detail) => {
  it('has no line that crosses the whole map', async () => {
    const { coasts, borders } = await loadLand(detail);
    const steps = [...coasts, ...borders].flatMap(({ points }) =>
      points.slice(1).map(([x, y], index) => ({ y, step: Math.abs(x - (points[index]?.[0] ?? x)) })),
    );
    // Only that of Antarctica, below everything that is shown.
    expect(steps.filter(({ step, y }) => step > 0.1 && y < 1)).toEqual([]);
    expect(coasts.length).toBeGreaterThan(100);
    expect(borders.length).toBeGreaterThan(100);
  });

  it('goes on beyond the antimeridian', async () => {
    const { coasts } = await loadLand(detail);
    expect(coasts.filter(({ left, right }) => left < 0 || right > 1).length).toBeGreaterThan(0);
    for (const { left, right } of coasts) expect(right - left).toBeLessThan(1.01);
  });
});
