const PRESSED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset']);

/** Whether single keys are text for the element. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !PRESSED.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'));
}
