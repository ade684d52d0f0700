import { describe, expect, it } from 'vitest';
import { drawTerrain } from '#ui/chart/terrain.ts';

const points = [3, 0, 12].map((value, index) => ({ label: `${index}`, value }));

describe('the ground of a chart', () => {
  it('is as high as its values, with room above the highest', () => {
    const heights = drawTerrain(points).spots.map(({ y }) => y);
    expect(heights[1]).toBe(0);
    expect(heights[2]).toBeCloseTo(0.84);
    expect(heights[0]).toBeCloseTo(0.84 / 4);
  });

  it('keeps its points in order and off the edges', () => {
    const places = drawTerrain(points).spots.map(({ x }) => x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(places.at(-1)).toBeLessThan(1);
  });

  it('is flat for equal values', () => {
    const { levels, spots } = drawTerrain([{ label: '2025', value: 0 }]);
    expect(spots).toEqual([{ x: 0.5, y: 0 }]);
    const lines = [...levels, ...drawTerrain([]).levels].map(({ line }) => line);
    expect(lines).toHaveLength(10);
    expect(lines.join(' ')).not.toMatch(/NaN/);
  });
});
