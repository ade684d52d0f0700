/** For how long something can be undone: decisions are sent, and toasts with an Undo close, after it. */
export const UNDO_WINDOW_MS = 10_000;
