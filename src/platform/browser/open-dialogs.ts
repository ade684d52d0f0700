import { DIALOGS } from '#ui/dialogs.ts';

/** Whether a dialog is open; anything else that wants to open waits. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

/** Whether it's a field that someone may be typing into. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
