import { describe, expect, it } from 'vitest';
import {
  boundsAround,
  boundsBetween,
  boundsOf,
  limitView,
  type MapView,
  moveView,
  positionOf,
  spotAt,
  viewOf,
  zoomView,
} from '#ui/map/map-view.ts';

const SIZE = { width: 800, height: 600 };
const BREMEN: MapView = { longitude: 8.81, latitude: 53.08, zoom: 8 };

describe('a view of the map', () => {
  it('finds the spot at a position, and the position of a spot', () => {
    const spot = spotAt(BREMEN, 120, -80);
    const [x, y] = positionOf(BREMEN, spot);
    expect([x, y]).toEqual([expect.closeTo(120, 6), expect.closeTo(-80, 6)]);
    expect(positionOf(BREMEN, BREMEN)).toEqual([0, 0]);
  });

  it('shows the nearest copy of what is beyond the antimeridian', () => {
    const fiji = { longitude: 178, latitude: -18, zoom: 5 };
    const [x] = positionOf(fiji, { longitude: -172, latitude: -14 });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(400);
    const { west, east } = boundsOf(fiji, SIZE);
    expect(west).toBeGreaterThan(east);
  });

  it('keeps what is under the pointer when it zooms', () => {
    const before = spotAt(BREMEN, 200, 100);
    const zoomed = zoomView(BREMEN, SIZE, 1, [200, 100]);
    expect(zoomed.zoom).toBe(9);
    expect(spotAt(zoomed, 200, 100)).toEqual({
      longitude: expect.closeTo(before.longitude, 6),
      latitude: expect.closeTo(before.latitude, 6),
    });
  });

  it('moves with the pointer', () => {
    const moved = moveView(BREMEN, SIZE, 50, -30);
    expect(positionOf(moved, BREMEN)).toEqual([expect.closeTo(50, 6), expect.closeTo(-30, 6)]);
  });

  it('shows no more than the world once and margins for the markers at its edges, and nothing beyond its ends', () => {
    const wide = { width: 800, height: 300 };
    const whole = limitView({ longitude: 0, latitude: 89, zoom: -3 }, wide);
    expect(256 * 2 ** whole.zoom).toBeCloseTo(744);
    expect(boundsOf(whole, wide).north).toBeLessThan(84.1);
    const tall = limitView({ longitude: 0, latitude: 89, zoom: -3 }, { width: 300, height: 800 });
    expect(256 * 2 ** tall.zoom).toBeCloseTo(244);
    expect(boundsOf(whole, wide)).toMatchObject({ west: -180, east: 180 });
  });

  it('shows all of an area, also around the antimeridian', () => {
    for (const area of [
      { west: 4, south: 46, east: 17, north: 55 },
      { west: 170, south: -30, east: -160, north: 0 },
      boundsAround({ longitude: 179.9, latitude: -18 }, 50),
    ]) {
      const view = viewOf(area, SIZE);
      const [left, top] = positionOf(view, { longitude: area.west, latitude: area.north });
      const [right, bottom] = positionOf(view, { longitude: area.east, latitude: area.south });
      expect([left, top].every((each) => each >= -400.01)).toBe(true);
      expect(right).toBeGreaterThan(left);
      expect(right).toBeLessThanOrEqual(400.01);
      expect(bottom).toBeLessThanOrEqual(300.01);
    }
  });

  it('knows the area between two ends of a drag, in any order', () => {
    const area = boundsBetween(BREMEN, [100, 80], [-50, -20]);
    expect(area).toEqual(boundsBetween(BREMEN, [-50, -20], [100, 80]));
    expect(area.west).toBeLessThan(area.east);
    expect(area.south).toBeLessThan(area.north);
  });
});
