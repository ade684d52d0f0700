/** A selector of every open dialog. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** Whether a dialog is open; anything else that wants to open waits. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

export const isFocusInDialog = (): boolean => document.activeElement?.closest(DIALOGS) != null;
