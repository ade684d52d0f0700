import { DIALOGS } from '../dialogs/dialogs.ts';
import { isFocusLost } from './is-focus-lost.ts';

const PARTS = `section, article, [role="tabpanel"], main, ${DIALOGS}`;
const HEADINGS = 'h1, h2, h3, h4';

/** Dialogs, menus and lists that know a better place for the focus move it there within a few frames. */
const OTHERS_FIRST_MS = 100;

/**
 * When an element is removed with the focus in it, keyboard and screen reader users lose their place. The focus then
 * moves to the heading of the part that it was in, or to the part if only a label names it.
 */
export function recoverFocus(): void {
  /** The focused element and its ancestors, innermost first. */
  let focused: Element[] = [];
  /** Where the focus was before a dialog opened. */
  let outside: Element[] = [];
  const note = () => {
    focused = withAncestors(document.activeElement);
    if (!focused.some((element) => element.matches(DIALOGS))) outside = focused;
  };
  note();
  document.addEventListener('focusin', note);
  // A press elsewhere takes the focus off an element on purpose. Blur events can't tell that apart: browsers also send
  // them for removed and disabled elements.
  document.addEventListener('pointerdown', () => setTimeout(note));
  new MutationObserver(() => {
    if (focused.length === 0 || focused[0]?.isConnected) return;
    const left = [...focused, ...outside];
    focused = [];
    recoverNear(left);
  }).observe(document.body, { childList: true, subtree: true });
}

/** @param path where the focus was: an element and its ancestors, innermost first, as they were before it was removed. */
export function recoverNear(path: readonly Element[]): void {
  setTimeout(() => isFocusLost() && placeNear(path)?.focus({ preventScroll: true }), OTHERS_FIRST_MS);
}

export function withAncestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)];
}

function placeNear(path: readonly Element[]): HTMLElement | null {
  const parts = path.filter((element) => element.isConnected && element.matches(PARTS));
  const part = parts.find((element) => element.hasAttribute('aria-label') || element.querySelector(HEADINGS));
  const place = part?.querySelector(HEADINGS) ?? part;
  if (!(place instanceof HTMLElement)) return null;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
  }
  return place;
}
