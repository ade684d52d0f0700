/** Whether it's on nothing, as after what had it was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
