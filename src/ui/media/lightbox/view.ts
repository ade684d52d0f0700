/** Zoom, pan and swipe, without the DOM. */

export interface View {
  /** 1 is unzoomed. */
  scale: number;
  /** From the centre of the stage, in pixels. */
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const UNZOOMED: View = { scale: 1, x: 0, y: 0 };
export const ZOOM_STEP = 1.6;
/** The zoom after a double tap. */
export const DOUBLE_TAP_SCALE = 2.5;
const MAX_SCALE = 5;

export const isUnzoomed = ({ scale }: View): boolean => scale === 1;

/** Zooms around a point, given from the centre of the stage. */
export function zoomAt(view: View, scale: number, point: Point, stage: Size): View {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return clampPan({ scale: next, x, y }, stage);
}

/** Keeps the picture's edges at the stage's edges. */
export function clampPan({ scale, x, y }: View, { width, height }: Size): View {
  if (scale === 1) return UNZOOMED;
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));

const MIN_SWIPE_SHARE = 0.25;
const MIN_SWIPE_SPEED = 0.5;
const MIN_SWIPE_PX = 24;

/** @param ms duration. @returns 1 for the picture on the right, -1 for the one on the left, 0 to stay. */
export function stepOf({ dx, dy, ms }: { dx: number; dy: number; ms: number }, width: number): -1 | 0 | 1 {
  const isSideways = Math.abs(dx) > Math.abs(dy) && Math.abs(dx) >= MIN_SWIPE_PX;
  const isDecisive = Math.abs(dx) > width * MIN_SWIPE_SHARE || Math.abs(dx) / Math.max(ms, 1) > MIN_SWIPE_SPEED;
  if (!isSideways || !isDecisive) return 0;
  return dx < 0 ? 1 : -1;
}
