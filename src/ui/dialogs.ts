/** A selector of every open dialog. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]';

export const isFocusInDialog = (): boolean => document.activeElement?.closest(DIALOGS) != null;
