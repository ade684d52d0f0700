import { describe, expect, it } from 'vitest';
import { clampPan, isUnzoomed, stepOf, UNZOOMED, zoomAt } from '#ui/media/lightbox/view.ts';

const STAGE = { width: 400, height: 300 };

describe('zooming', () => {
  it('keeps the point under the finger in place', () => {
    const near = zoomAt(UNZOOMED, 2, { x: 100, y: -50 }, STAGE);
    expect(near).toEqual({ scale: 2, x: -100, y: 50 });
    const nearer = zoomAt(near, 4, { x: 100, y: -50 }, STAGE);
    expect([(100 - nearer.x) / nearer.scale, (-50 - nearer.y) / nearer.scale]).toEqual([
      (100 - near.x) / near.scale,
      (-50 - near.y) / near.scale,
    ]);
  });

  it('stays between 1× and 5×', () => {
    expect(zoomAt(UNZOOMED, 40, { x: 0, y: 0 }, STAGE).scale).toBe(5);
    const back = zoomAt({ scale: 2, x: 150, y: 100 }, 0.2, { x: 0, y: 0 }, STAGE);
    expect(back).toEqual(UNZOOMED);
    expect(isUnzoomed(back)).toBe(true);
  });

  it('pans no further than the edge', () => {
    expect(clampPan({ scale: 2, x: 900, y: -900 }, STAGE)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(clampPan({ scale: 1, x: 30, y: 30 }, STAGE)).toEqual(UNZOOMED);
  });
});

describe('a swipe', () => {
  it.each([
    [{ dx: -120, dy: 10, ms: 900 }, 1],
    [{ dx: 120, dy: 10, ms: 900 }, -1],
    [{ dx: -60, dy: 5, ms: 80 }, 1],
    [{ dx: -60, dy: 5, ms: 900 }, 0],
    [{ dx: -120, dy: 200, ms: 300 }, 0],
    [{ dx: -12, dy: 0, ms: 5 }, 0],
  ] as const)('%o leads %i further', (drag, step) => {
    expect(stepOf(drag, STAGE.width)).toBe(step);
  });
});
