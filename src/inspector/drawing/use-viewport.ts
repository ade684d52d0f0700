/** Pans and zooms a drawing by wheel, pinch, drag, keys and buttons. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box, Point } from '../layout/layout.ts';

export interface View {
  /** The position of the drawing's corner, in pixels. */
  x: number;
  y: number;
  scale: number;
}

export interface Viewport {
  frame: RefObject<SVGSVGElement | null>;
  view: View;
  zoom: (factor: number) => void;
  /** Zooms to fit the whole drawing. */
  showAll: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  };
}

const LEAST = 0.12;
const MOST = 3;
const MARGIN = 24;
/** Space for the buttons over the bottom of the frame. */
const BUTTONS = 48;
/** Text is unreadable below this scale. */
const READABLE = 0.72;
/** Even the shape is unrecognisable below this scale. */
const RECOGNISABLE = 0.45;
const STEP = 1.25;
const KEY_STEP_PX = 60;
const DRAG_FROM_PX = 4;

interface Size {
  width: number;
  height: number;
}

/**
 * @param size the drawing's size.
 * @param start the box to show first.
 * @param sought the box to keep in view when the frame is resized.
 */
export function useViewport(size: Size, start: Box | undefined, sought: Box | undefined): Viewport {
  const frame = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<View>({ x: MARGIN, y: MARGIN, scale: 1 });
  const pointers = useRef(new Map<number, Point>());
  const pressedAt = useRef<Point | null>(null);
  const isMoved = useRef(false);
  const room = useRoom(frame);
  const { width, height } = size;

  useLayoutEffect(() => {
    if (isMoved.current || room.width === 0) return;
    setView(beginning(room, { width, height }, start));
  }, [room, width, height, start]);
  useLayoutEffect(() => {
    if (sought && room.width > 0) setView((old) => brought(old, sought, room));
  }, [sought, room]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      isMoved.current = true;
      const at = placeIn(element, event);
      if (event.ctrlKey || event.metaKey || !event.shiftKey) {
        setView((old) => zoomed(old, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at));
      } else setView((old) => ({ ...old, x: old.x - event.deltaY - event.deltaX }));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, []);

  const zoom = (factor: number) => {
    isMoved.current = true;
    setView((old) => zoomed(old, factor, { x: room.width / 2, y: room.height / 2 }));
  };
  const showAll = () => {
    isMoved.current = false;
    setView(whole(room, size));
  };
  const move = (x: number, y: number) => {
    isMoved.current = true;
    setView((old) => ({ ...old, x: old.x + x, y: old.y + y }));
  };

  return {
    frame,
    view,
    zoom,
    showAll,
    handlers: {
      onPointerDown(event) {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        pressedAt.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        const start = pressedAt.current;
        if (!before || !start) return;
        const now = { x: event.clientX, y: event.clientY };
        const isDragged = event.currentTarget.hasPointerCapture(event.pointerId);
        if (!isDragged && Math.hypot(now.x - start.x, now.y - start.y) < DRAG_FROM_PX) return;
        if (!isDragged) event.currentTarget.setPointerCapture(event.pointerId);
        const other = [...pointers.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        if (!other) return move(now.x - before.x, now.y - before.y);
        const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
        const middle = placeIn(event.currentTarget, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
        isMoved.current = true;
        setView((old) => zoomed(old, apart(now) / apart(before), middle));
      },
      onPointerUp: ({ pointerId }) => pointers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }) => pointers.current.delete(pointerId),
      onKeyDown(event) {
        const act = KEYS[event.key];
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        act({ zoom, showAll, move });
      },
    },
  };
}

interface KeyActions {
  zoom: (factor: number) => void;
  showAll: () => void;
  move: (x: number, y: number) => void;
}

const KEYS: Record<string, (actions: KeyActions) => void> = {
  '+': ({ zoom }) => zoom(STEP),
  '=': ({ zoom }) => zoom(STEP),
  '-': ({ zoom }) => zoom(1 / STEP),
  '0': ({ showAll }) => showAll(),
  ArrowLeft: ({ move }) => move(KEY_STEP_PX, 0),
  ArrowRight: ({ move }) => move(-KEY_STEP_PX, 0),
  ArrowUp: ({ move }) => move(0, KEY_STEP_PX),
  ArrowDown: ({ move }) => move(0, -KEY_STEP_PX),
};

/** The frame's current size. */
function useRoom(frame: RefObject<SVGSVGElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function zoomed(old: View, factor: number, at: Point): View {
  const scale = Math.min(Math.max(old.scale * factor, LEAST), MOST);
  const change = scale / old.scale;
  return { scale, x: at.x - (at.x - old.x) * change, y: at.y - (at.y - old.y) * change };
}

function whole(frame: Size, size: Size): View {
  const scale = Math.min((frame.width - 2 * MARGIN) / size.width, (frame.height - 2 * MARGIN) / size.height, 1);
  const held = Math.max(scale, LEAST);
  return { scale: held, x: (frame.width - size.width * held) / 2, y: (frame.height - size.height * held) / 2 };
}

/** Fits everything if it stays recognisable; otherwise shows the top and, if it is too wide, the start. */
function beginning(frame: Size, size: Size, start: Box | undefined): View {
  const all = whole(frame, size);
  if (all.scale >= RECOGNISABLE) return all;
  const wide = Math.min((frame.width - 2 * MARGIN) / size.width, 1);
  const scale = Math.max(wide, READABLE);
  const room = frame.width - size.width * scale;
  if (room >= 2 * MARGIN || !start) return { scale, x: Math.max(room / 2, MARGIN), y: MARGIN };
  const centred = frame.width / 2 - (start.x + start.width / 2) * scale;
  const x = Math.min(Math.max(centred, room - MARGIN), MARGIN);
  return brought({ scale, x, y: MARGIN }, start, frame);
}

/** Zooms until text is readable, and pans only if the box isn't fully visible. */
function brought(old: View, box: Box, frame: Size): View {
  const scale = Math.max(old.scale, READABLE);
  const placed =
    old.scale === scale ? old : zoomed(old, scale / old.scale, { x: frame.width / 2, y: frame.height / 2 });
  return {
    scale,
    x: broughtAlong(placed.x, box.x * scale, box.width * scale, frame.width),
    y: broughtAlong(placed.y, box.y * scale, box.height * scale, frame.height - BUTTONS),
  };
}

/** Leaves a visible box in place, and centres one that isn't. */
function broughtAlong(offset: number, start: number, length: number, room: number): number {
  if (length > room - 2 * MARGIN) return MARGIN - start;
  const isSeen = offset + start >= MARGIN && offset + start + length <= room - MARGIN;
  return isSeen ? offset : (room - length) / 2 - start;
}
