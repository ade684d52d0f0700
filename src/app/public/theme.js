// Runs before the first paint, and is a separate file because the page's policy allows no inline scripts.
(() => {
  const root = document.documentElement;
  // `code` is the address of the page's code, set if the server has drawn the page.
  // The other three are texts in the page's language, since this file is the same for every language.
  const { code, lost, partly, reload } = document.currentScript.dataset;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; the system's setting then applies.
  }
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  // A browser that hasn't cached the fonts paints with fallback fonts first and loads the fonts afterwards: on a slow
  // connection they would delay the styles and pictures of the first screen.
  let keepsFaces = false;
  try {
    keepsFaces = localStorage.getItem('faces') !== null;
  } catch {
    // As above.
  }
  if (code && !keepsFaces && !document.hidden) {
    root.dataset.faces = 'later';
    void untilPainted().then(async () => {
      // Wait for all of them, so that the page is laid out only once more.
      const letters = `a${document.title}`;
      const read = ['Figtree', 'Fraunces', 'Vazirmatn', 'Noto Naskh Arabic'].map((name) =>
        document.fonts.load(`1em "${name} Variable"`, letters),
      );
      // No font is found until the styles have loaded.
      const isRead = (await Promise.allSettled(read)).slice(0, 2).every(({ value }) => value?.length > 0);
      const title = document.querySelector('h1');
      const height = title?.offsetHeight;
      delete root.dataset.faces;
      // If the title changes its number of lines, it would shift the page below it.
      if (title?.offsetHeight !== height) root.dataset.faces = 'later-for-title';
      try {
        if (isRead) localStorage.setItem('faces', 'kept');
      } catch {
        // As above.
      }
    });
  }
  // Shows or hides from the start what only works with JavaScript, or only without it.
  root.dataset.script = '';
  // Content far below the screen is laid out once it's near. Not after a reload or on going back: the page then needs
  // its full height at once, to restore the scroll position.
  if (code && performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.lazy = '';
  // Remember which address this document is for: going back can change the address before the page's code runs.
  root.dataset.openedAt = location.pathname + location.search;

  // While the code of a drawn page is still loading, presses and typed text are held, and replayed once it runs.
  let held = [];
  const typed = new Map();
  let focused = '';
  // Text typed for a search that was opened meanwhile; null if none was.
  let sought = null;
  let isRunning = false;
  const isDrawn = () => document.getElementById('rendered-data') !== null;
  const take = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const isCommand = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

  // Links to other pages work without code. A link that only changes the query would lose the scroll position.
  function isOwnLink(link, event) {
    const { origin, pathname, search } = link;
    if (event.button !== 0 || event.shiftKey || isCommand(event) || link.target || link.hasAttribute('download'))
      return;
    return origin === location.origin && pathname === location.pathname && search !== location.search;
  }

  function hold(event) {
    if (!isDrawn()) return;
    if (event.target.matches?.('[type="checkbox"], [type="radio"]')) event.stopPropagation();
    const pressed = event.target.closest?.('#root :is(button, a[href])');
    if (!pressed || (pressed.localName === 'a' && !isOwnLink(pressed, event))) return;
    take(event);
    const opens = pressed.getAttribute('aria-haspopup') === 'dialog';
    if (opens && pressed.hasAttribute('aria-keyshortcuts')) sought = '';
    held.push({ pressed, opens, again: () => pressed.click() });
    load();
  }

  function holdKey(event) {
    if (!isDrawn() || event.isComposing) return;
    load();
    const { key, target } = event;
    const isField = target.matches?.('input, textarea, select');
    const again = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
    if (sought !== null && !isField && !isCommand(event) && (key.length === 1 || key === 'Backspace')) {
      take(event);
      sought = key === 'Backspace' ? sought.slice(0, -1) : sought + key;
    } else if (isRunning) {
      return;
    } else if (key === 'Escape') {
      held = held.filter(({ opens }) => !opens);
      sought = null;
    } else if (((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') || (key === '/' && !isField)) {
      take(event);
      sought = '';
      held.push({ pressed: target, opens: true, again });
    } else if (/^(Arrow|Home|End)/.test(key) && target.closest?.('#root button')) {
      take(event);
      held.push({ pressed: target, opens: false, again });
    }
  }

  // Hide the event from React while it hydrates: it would reset the field to what it drew, and take that as the choice.
  const keep = (event) => {
    if (!isDrawn()) return;
    event.stopPropagation();
    const { target } = event;
    const { id, type, value, checked } = target;
    typed.set(target, { id, type, value, checked });
    load();
  };
  const note = ({ target }) => {
    focused = target.id;
  };
  // On one of these events, React hydrates the whole page in a single task, and a press can lose its target.
  const hide = (event) => {
    if (isDrawn()) event.stopPropagation();
  };
  const hidden =
    `pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel contextmenu dblclick
    auxclick dragstart dragend keydown keypress keyup`.split(/\s+/);
  const listeners = [
    ['click', hold],
    ['keydown', holdKey],
    ['input', keep],
    ['change', keep],
    ['focusin', note],
    ...hidden.map((type) => [type, hide]),
  ];
  for (const [type, listen] of listeners) addEventListener(type, listen, true);
  const letGo = () => {
    for (const [type, listen] of listeners) removeEventListener(type, listen, true);
  };

  // React takes a field's value for what it drew, and only reports a change from it: show it another value first.
  function write(field, { type, value, checked }) {
    if (type === 'checkbox' || type === 'radio') {
      field.checked = !checked;
      field.click();
      return;
    }
    const { selectionStart, selectionEnd, selectionDirection } = field;
    const hasCaret = field.value === value && typeof selectionStart === 'number';
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    // Restore the caret, which may be within the text: React resets the field and then writes the text again.
    if (hasCaret) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection));
  }

  // The search is a chunk of its own, loaded when it is opened.
  function writeSought() {
    const done = () => {
      removeEventListener('keydown', holdKey, true);
      removeEventListener('focusin', find, true);
    };
    const find = ({ target }) => {
      if (!target.matches('[role="dialog"] input')) return;
      done();
      if (sought) write(target, { type: 'text', value: sought });
    };
    addEventListener('keydown', holdKey, true);
    addEventListener('focusin', find, true);
    setTimeout(done, 10_000);
  }

  function begin() {
    letGo();
    removeEventListener('error', giveUp, true);
    isRunning = true;
    root.dataset.script = 'runs';
    for (const [field, what] of typed) {
      const own = field.isConnected ? field : document.getElementById(what.id);
      if (own) write(own, what);
    }
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    if (sought !== null) writeSought();
    for (const { pressed, again } of held) if (pressed.isConnected) again();
  }
  addEventListener('page-runs', begin, { once: true });

  function tell(...content) {
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.style.cssText =
      'position:sticky;top:0;z-index:60;padding:1rem 1.25rem;background:var(--color-raised);border-bottom:1px solid var(--color-line)';
    words.append(...content);
    document.body.prepend(words);
  }

  // Without its code, a drawn page works as it does without JavaScript; a page that isn't drawn would stay empty.
  function giveUp({ target }) {
    if (target && target.type !== 'module') return;
    letGo();
    removeEventListener('error', giveUp, true);
    delete root.dataset.script;
    if (!isDrawn()) return tell(lost);
    const link = document.createElement('a');
    link.href = location.pathname + location.search;
    link.textContent = reload;
    link.style.textDecoration = 'underline';
    tell(`${partly} `, link);
    for (const { pressed } of held) if (pressed.href || pressed.form?.method === 'get') pressed.click();
  }
  addEventListener('error', giveUp, true);
  addEventListener('page-lost', () => giveUp({}), { once: true });

  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  let isLoading = false;
  function load() {
    if (!code || isLoading) return;
    isLoading = true;
    parsed
      .then(() => import(code))
      .catch((error) => {
        giveUp({});
        throw error;
      });
  }

  // With a timeout: a tab may be hidden before anything is painted, and not every browser reports paints.
  function untilPainted() {
    return new Promise((resolve) => {
      setTimeout(resolve, 3_000);
      if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return;
      const observer = new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        resolve();
      });
      observer.observe({ type: 'paint', buffered: true });
    });
  }

  // The code only hydrates what is already visible, so the first screen's fonts and pictures get the connection first.
  async function loadOnceSeen() {
    if (document.hidden) return load();
    setTimeout(load, 3_000);
    await untilPainted();
    if (document.readyState === 'complete') return load();
    addEventListener('load', load, { once: true });
    setTimeout(load, 1_000);
  }
  if (code) void parsed.then(loadOnceSeen);
})();
