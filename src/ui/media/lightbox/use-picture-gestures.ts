import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readingSign } from '../../text/direction.ts';
import {
  clampPan,
  DOUBLE_TAP_SCALE,
  isUnzoomed,
  type Point,
  stepOf,
  UNZOOMED,
  type View,
  ZOOM_STEP,
  zoomAt,
} from './view.ts';

interface Finger extends Point {
  /** Where and when it touched down. */
  from: Point;
  at: number;
}

const TAP_MS = 300;
const TAP_PX = 12;

export interface PictureGestures {
  view: View;
  /** Horizontal drag of an unzoomed picture, in pixels. */
  drag: number;
  isHeld: boolean;
  zoom: (closer: boolean) => void;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

/** One finger swipes or, when zoomed, pans; pinch, double tap and the wheel zoom. */
export function usePictureGestures(
  stage: RefObject<HTMLElement | null>,
  onStep: (by: number) => void,
): PictureGestures {
  const [view, setView] = useState(UNZOOMED);
  const [drag, setDrag] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const fingers = useRef(new Map<number, Finger>());
  const lastTap = useRef<{ at: number; place: Point } | null>(null);

  const boxOf = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = boxOf();
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  };
  const zoomTo = (scale: (now: number) => number, place: Point) =>
    setView((now) => zoomAt(now, scale(now.scale), place, boxOf()));

  const release = (event: PointerEvent, isDecisive: boolean) => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (!finger || fingers.current.size > 0) return;
    setIsHeld(false);
    setDrag(0);
    if (!isDecisive) return;
    const ms = event.timeStamp - finger.at;
    const place = placeOf(event);
    const [dx, dy] = [place.x - finger.from.x, place.y - finger.from.y];
    if (Math.hypot(dx, dy) < TAP_PX && ms < TAP_MS) {
      const before = lastTap.current;
      const isSecond =
        before !== null && event.timeStamp - before.at < TAP_MS && distance(before.place, place) < TAP_PX * 2;
      lastTap.current = isSecond ? null : { at: event.timeStamp, place };
      if (isSecond) zoomTo((now) => (now > 1 ? 1 : DOUBLE_TAP_SCALE), place);
      return;
    }
    const step = isUnzoomed(view) ? stepOf({ dx, dy, ms }, boxOf().width) : 0;
    if (step !== 0) onStep(step * readingSign());
  };

  // Added by hand, since React's passive wheel listener can't prevent page zoom.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const place = { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
      setView((now) => zoomAt(now, now.scale * Math.exp(-event.deltaY / 300), place, box));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage]);

  return {
    view,
    drag,
    isHeld,
    zoom: (closer) => zoomTo((now) => (closer ? now * ZOOM_STEP : now / ZOOM_STEP), { x: 0, y: 0 }),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        const place = placeOf(event);
        fingers.current.set(event.pointerId, { ...place, from: place, at: event.timeStamp });
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsHeld(true);
      },
      onPointerMove: (event) => {
        const finger = fingers.current.get(event.pointerId);
        if (!finger) return;
        const place = placeOf(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        const moved = { ...finger, ...place };
        fingers.current.set(event.pointerId, moved);
        if (other) {
          const ratio = distance(moved, other) / Math.max(1, distance(finger, other));
          zoomTo((now) => now * ratio, { x: (moved.x + other.x) / 2, y: (moved.y + other.y) / 2 });
        } else if (isUnzoomed(view)) {
          setDrag(place.x - finger.from.x);
        } else {
          setView((now) => clampPan({ ...now, x: now.x + place.x - finger.x, y: now.y + place.y - finger.y }, boxOf()));
        }
      },
      onPointerUp: (event) => release(event, true),
      onPointerCancel: (event) => release(event, false),
    },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
