/** While the code of a drawn page is still loading, presses and typed text are held, and replayed once it runs. */
import { isDrawn } from './drawn.ts';
import { type Entry, type Field, writeEntry } from './write-entry.ts';

/** On one of these events, React hydrates the whole page in a single task, and a press can lose its target. */
const HIDDEN =
  `pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel contextmenu dblclick
  auxclick dragstart dragend keydown keypress keyup`.split(/\s+/);
const SEARCH_TIMEOUT_MS = 10_000;

interface Press {
  pressed: HTMLElement;
  /** Whether it opens a dialog, which Escape would close. */
  opens: boolean;
  again: () => void;
}

export interface HeldEvents {
  /** Stops holding events. */
  letGo: () => void;
  /** Follows the held links, and sends the held forms that work without code. */
  followLinks: () => void;
}

/** @param load called when someone does something that needs the code. */
export function holdEvents(load: () => void): HeldEvents {
  let held: Press[] = [];
  const typed = new Map<Field, Entry>();
  let focused = '';
  /** Text typed for a search that was opened meanwhile; null if none was. */
  let sought: string | null = null;
  let isRunning = false;

  function hold(event: MouseEvent): void {
    if (!isDrawn()) return;
    const target = elementOf(event);
    if (target?.matches('[type="checkbox"], [type="radio"]')) event.stopPropagation();
    const pressed = target?.closest<HTMLElement>('#root :is(button, a[href])');
    if (!pressed || (pressed.localName === 'a' && !isOwnLink(pressed as HTMLAnchorElement, event))) return;
    take(event);
    const opens = pressed.getAttribute('aria-haspopup') === 'dialog';
    if (opens && pressed.hasAttribute('aria-keyshortcuts')) sought = '';
    held.push({ pressed, opens, again: () => pressed.click() });
    load();
  }

  function holdKey(event: KeyboardEvent): void {
    const target = elementOf(event);
    if (!isDrawn() || event.isComposing) return;
    load();
    const { key } = event;
    const isField = target?.matches('input, textarea, select') ?? false;
    const holdPress = (opens: boolean): void => {
      take(event);
      if (target)
        held.push({ pressed: target, opens, again: () => target.dispatchEvent(new KeyboardEvent('keydown', event)) });
    };
    if (sought !== null && !isField && !isCommand(event) && (key.length === 1 || key === 'Backspace')) {
      take(event);
      sought = key === 'Backspace' ? sought.slice(0, -1) : sought + key;
    } else if (isRunning) {
      return;
    } else if (key === 'Escape') {
      held = held.filter(({ opens }) => !opens);
      sought = null;
    } else if (((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') || (key === '/' && !isField)) {
      sought = '';
      holdPress(true);
    } else if (/^(Arrow|Home|End)/.test(key) && target?.closest('#root button')) {
      holdPress(false);
    }
  }

  /** Hides the event from React while it hydrates: it would reset the field to what it drew, and take that as the choice. */
  function keep(event: Event): void {
    if (!isDrawn()) return;
    event.stopPropagation();
    const field = event.target as Field;
    const { id, type, value, checked } = field;
    typed.set(field, { id, type, value, checked });
    load();
  }

  const note = (event: Event): void => {
    focused = elementOf(event)?.id ?? '';
  };
  const hide = (event: Event): void => {
    if (isDrawn()) event.stopPropagation();
  };
  const listeners = [
    ['click', hold as EventListener],
    ['keydown', holdKey as EventListener],
    ['input', keep],
    ['change', keep],
    ['focusin', note],
    ...HIDDEN.map((type) => [type, hide] as const),
  ] as const;
  for (const [type, listen] of listeners) addEventListener(type, listen, true);
  const letGo = (): void => {
    for (const [type, listen] of listeners) removeEventListener(type, listen, true);
  };

  /** The search is a chunk of its own, loaded when it is opened. */
  function writeSought(): void {
    const done = (): void => {
      removeEventListener('keydown', holdKey, true);
      removeEventListener('focusin', find, true);
    };
    const find = (event: Event): void => {
      const field = elementOf(event);
      if (!field?.matches('[role="dialog"] input')) return;
      done();
      if (sought) writeEntry(field as Field, { type: 'text', value: sought });
    };
    addEventListener('keydown', holdKey, true);
    addEventListener('focusin', find, true);
    setTimeout(done, SEARCH_TIMEOUT_MS);
  }

  function replay(): void {
    letGo();
    isRunning = true;
    document.documentElement.dataset['script'] = 'runs';
    for (const [field, entry] of typed) {
      const own = field.isConnected ? field : document.getElementById(entry.id ?? '');
      if (own) writeEntry(own as Field, entry);
    }
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    if (sought !== null) writeSought();
    for (const { pressed, again } of held) if (pressed.isConnected) again();
  }
  addEventListener('page-runs', replay, { once: true });

  const followLinks = (): void => {
    for (const { pressed } of held) if (worksWithoutCode(pressed)) pressed.click();
  };
  return { letGo, followLinks };
}

/** Null for the document and the window, which are the target of some events. */
const elementOf = ({ target }: Event): HTMLElement | null =>
  target !== null && 'matches' in target ? (target as HTMLElement) : null;

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const isCommand = ({ ctrlKey, metaKey, altKey }: MouseEvent | KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Links to other pages work without code. A link that only changes the query would lose the scroll position. */
function isOwnLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, search } = link;
  if (event.button !== 0 || event.shiftKey || isCommand(event)) return false;
  if (link.target || link.hasAttribute('download')) return false;
  return origin === location.origin && pathname === location.pathname && search !== location.search;
}

const worksWithoutCode = (pressed: HTMLElement): boolean =>
  pressed.localName === 'a' || (pressed as HTMLButtonElement).form?.method === 'get';
