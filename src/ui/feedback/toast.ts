import { UNDO_WINDOW_MS } from './undo-window.ts';

/** Our own store instead of sonner, which inserts a <style> element that the page's `style-src 'self'` blocks. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface ToastAction {
  label: string;
  /** An internal path. */
  to?: string | undefined;
  onPress?: (() => void) | undefined;
}

export interface ToastInput {
  message: string;
  detail?: string | undefined;
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /** Offers to undo, also by the letter U: by Tab the button is out of reach before its time is over. */
  onUndo?: (() => void) | undefined;
  /** Called with true while the pointer or the focus is on it, which stops its time, and with false afterwards. */
  onHold?: ((isHeld: boolean) => void) | undefined;
  /** A few words that nobody has to act on: shown in the margin above the page, where they cover nothing. */
  isPassing?: boolean | undefined;
  /** Milliseconds; `null` stays until closed. */
  duration?: number | null | undefined;
}

export interface Toast extends ToastInput {
  id: number;
  tone: ToastTone;
  duration: number | null;
}

export const TOAST_DURATION_MS = 4_000;
const MAX_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
/** How many pages on the screen have a margin for passing toasts: one, or none. */
let margins = 0;

export function toast(input: ToastInput): number {
  lastId += 1;
  const added = { ...input, id: lastId, tone: input.tone ?? 'info', duration: durationOf(input) };
  publish([...toasts, added].slice(-MAX_AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((one) => one.id !== id));
}

export function pressAction({ id, action, onUndo }: Toast): void {
  (onUndo ?? action?.onPress)?.();
  dismissToast(id);
}

/** @returns a function that takes the margin away. */
export function offerMargin(): () => void {
  margins += 1;
  publish([...toasts]);
  return () => {
    margins -= 1;
    publish([...toasts]);
  };
}

export const isInMargin = ({ isPassing = false }: Toast): boolean => isPassing && margins > 0;

export function listToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function durationOf({ duration, onUndo }: ToastInput): number | null {
  return duration === undefined ? (onUndo ? UNDO_WINDOW_MS : TOAST_DURATION_MS) : duration;
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
