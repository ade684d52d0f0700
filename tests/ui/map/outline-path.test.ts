import { describe, expect, it } from 'vitest';
import { pathOf } from '#ui/map/outline-path.ts';

const SQUARE = {
  points: [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.6],
    [0.4, 0.6],
  ] as const,
  left: 0.4,
  top: 0.4,
  right: 0.6,
  bottom: 0.6,
};
const DRAWING = { origin: [0.5, 0.5] as const, scale: 100, isClosed: true };

describe('pathOf', () => {
  it('draws what is in the window, from its origin', () => {
    const window = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(pathOf([SQUARE], { ...DRAWING, window })).toBe('M-10.0,-10.0 10.0,-10.0 10.0,10.0 -10.0,10.0Z');
  });

  it('cuts off what is outside', () => {
    const window = { left: 0.5, top: 0, right: 0.9, bottom: 0.5 };
    const drawn = pathOf([SQUARE], { ...DRAWING, window });
    const numbers = [...drawn.matchAll(/-?[\d.]+/g)].map(([each]) => Number(each));
    expect(Math.min(...numbers)).toBe(-10);
    expect(drawn).toContain('0.0,0.0');
    expect(drawn).not.toContain('-10.0,-10.0');
    expect(pathOf([SQUARE], { ...DRAWING, window: { left: 0.7, top: 0, right: 0.9, bottom: 1 } })).toBe('');
  });

  it('repeats the world beyond its edges, and leaves out what couldn’t be told apart', () => {
    const window = { left: 1.3, top: 0, right: 1.7, bottom: 1 };
    expect(pathOf([SQUARE], { ...DRAWING, origin: [1.5, 0.5], window })).toBe(
      'M-10.0,-10.0 10.0,-10.0 10.0,10.0 -10.0,10.0Z',
    );
    expect(pathOf([SQUARE], { ...DRAWING, scale: 2, window })).toBe('');
  });
});
