import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type MapSize, type MapView, moveView, zoomView } from './map-view.ts';

type Point = readonly [x: number, y: number];

interface Gestures {
  map: RefObject<HTMLElement | null>;
  view: MapView;
  size: MapSize;
  onView: (view: MapView) => void;
  /** If given, a drag chooses the area between its two ends instead of moving the map. */
  onDrag?: ((from: Point, to: Point, isOver: boolean) => void) | undefined;
}

/** In pixels. */
const KEY_STEP = 80;
/** With Shift, to place something exactly. */
const SMALL = 0.05;
/** A press that moves less is a click. */
const MIN_DRAG = 4;
const WHEEL_PER_ZOOM = 240;
/** Wheels that scroll by lines. */
const LINE_HEIGHT = 20;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Moves and zooms by pointer, two fingers, wheel and keyboard. */
export function useMapGestures({ map, view, size, onView, onDrag }: Gestures) {
  // Several events may come before the next render, and each continues where the one before it led.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef<{ from: Point; isMoving: boolean } | null>(null);

  function go(next: MapView) {
    latest.current = next;
    onView(next);
  }

  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => {
    const { left, top, width, height } = map.current?.getBoundingClientRect() ?? new DOMRect();
    return [clientX - left - width / 2, clientY - top - height / 2];
  };

  const wheel = useRef<(event: WheelEvent) => void>(() => undefined);
  useEffect(() => {
    wheel.current = (event) => {
      // The page scrolls on over a map that nobody has pressed.
      const isMeant = event.ctrlKey || event.metaKey || map.current?.contains(document.activeElement);
      if (!isMeant) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY;
      go(zoomView(latest.current, size, -pixels / WHEEL_PER_ZOOM, pointOf(event)));
    };
  });
  useEffect(() => {
    const element = map.current;
    const listen = (event: WheelEvent) => wheel.current(event);
    // React's own listener is passive, and couldn't keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [map]);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    const point = pointOf(event);
    fingers.current.set(event.pointerId, point);
    drag.current = { from: point, isMoving: fingers.current.size > 1 };
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before || !drag.current) return;
    const point = pointOf(event);
    if (!drag.current.isMoving) {
      if (distance(drag.current.from, point) < MIN_DRAG) return;
      drag.current.isMoving = true;
      // From now on, a point below the finger isn't pressed.
      map.current?.setPointerCapture(event.pointerId);
    }
    fingers.current.set(event.pointerId, point);
    if (onDrag) {
      onDrag(drag.current.from, point, false);
      return;
    }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const by = Math.log2(distance(other, point) / Math.max(1, distance(other, before)));
      const half: Point = [(point[0] - before[0]) / 2, (point[1] - before[1]) / 2];
      const zoomed = zoomView(latest.current, size, by, middle(other, point));
      go(moveView(zoomed, size, ...half));
    } else go(moveView(latest.current, size, point[0] - before[0], point[1] - before[1]));
  }

  function onPointerEnd(event: PointerEvent) {
    const wasMoving = drag.current?.isMoving;
    if (onDrag && drag.current && wasMoving) onDrag(drag.current.from, pointOf(event), true);
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) drag.current = null;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const move = MOVES[event.key];
    const zoom = ZOOMS[event.key];
    const share = event.shiftKey ? SMALL : 1;
    if (move) go(moveView(latest.current, size, move[0] * share, move[1] * share));
    else if (zoom !== undefined) go(zoomView(latest.current, size, zoom));
    else return;
    event.preventDefault();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onKeyDown,
    onDoubleClick: (event: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
      go(zoomView(latest.current, size, 1, pointOf(event))),
  };
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
