import { describe, expect, it } from 'vitest';
import { bitsWithin, CELLS, cellsAround, cellsIn } from '#domains/places/server/map/grid.ts';

describe('cellsIn', () => {
  it('goes around the antimeridian', () => {
    const { columns } = cellsIn('170,-30,-160,0');
    expect(columns).toHaveLength(2);
    expect(columns[0]?.[1]).toBe(CELLS - 1);
    expect(columns[1]?.[0]).toBe(0);
  });

  it('has the whole world, and no more', () => {
    const { columns, rows } = cellsIn('-180,-90,180,90');
    expect(columns).toEqual([[0, CELLS - 1]]);
    expect(rows[0]).toBeGreaterThanOrEqual(0);
    expect(rows[1]).toBeLessThan(CELLS);
    expect(cellsIn('-999,-999,999,999').columns).toEqual([[0, CELLS - 1]]);
  });
});

describe('cellsAround', () => {
  it('is wider near the poles, and goes around the antimeridian', () => {
    const widthAt = (latitude: number) => {
      const [first = 0, last = 0] = cellsAround({ longitude: 0, latitude, km: 50 }).columns[0] ?? [];
      return last - first;
    };
    expect(widthAt(60)).toBeGreaterThan(1.9 * widthAt(0));
    expect(cellsAround({ longitude: 179.9, latitude: -18, km: 50 }).columns).toHaveLength(2);
    expect(cellsAround({ longitude: 0, latitude: 84, km: 2000 }).columns).toEqual([[0, CELLS - 1]]);
  });
});

describe('bitsWithin', () => {
  it('is one less with each step of the zoom, and never negative', () => {
    expect([0, 1, 6, 14].map(bitsWithin)).toEqual([14, 13, 8, 0]);
  });
});
