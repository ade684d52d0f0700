/** True if nothing has the focus, for example because the focused element was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
