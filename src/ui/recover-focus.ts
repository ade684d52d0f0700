import { DIALOGS } from './dialogs.ts';
import { isFocusLost } from './is-focus-lost.ts';

const PARTS = `section, article, [role="tabpanel"], main, ${DIALOGS}`;
const HEADINGS = 'h1, h2, h3, h4';

/** Dialogs, menus and lists that know a better place for the focus move it there within a few frames. */
const OTHERS_FIRST_MS = 100;

/**
 * When an element is removed with the focus in it, keyboard and screen reader users lose their place. The focus then
 * moves to the heading of the part that it was in.
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
    setTimeout(() => isFocusLost() && headingNear(left)?.focus({ preventScroll: true }), OTHERS_FIRST_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

function withAncestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)];
}

function headingNear(path: readonly Element[]): HTMLElement | null {
  const part = path.find((element) => element.isConnected && element.matches(PARTS) && element.querySelector(HEADINGS));
  const heading = part?.querySelector<HTMLElement>(HEADINGS) ?? null;
  if (heading && !heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.style.outline = 'none';
  }
  return heading;
}
