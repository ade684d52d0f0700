// Before the first paint, and a file of its own because the page allows no inline script.
(() => {
  const root = document.documentElement;
  // Of a page that the server has drawn: where its code is.
  // The texts are the language's, and this file serves all of them.
  const { code, lost, partly, reload } = document.currentScript.dataset;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage can be closed to the page; the system's setting then stands.
  }
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  // A browser that hasn't read the faces before paints in their stand-ins, and only then reads them: on a slow connection
  // they would come before the styles and pictures of the first screen.
  let keepsFaces = false;
  try {
    keepsFaces = localStorage.getItem('faces') !== null;
  } catch {
    // As above.
  }
  if (code && !keepsFaces && !document.hidden) {
    root.dataset.faces = 'later';
    void untilPainted().then(async () => {
      // All of them first, for the page to be laid out once more and not twice.
      const letters = `a${document.title}`;
      const read = ['Figtree', 'Fraunces', 'Vazirmatn', 'Noto Naskh Arabic'].map((name) =>
        document.fonts.load(`1em "${name} Variable"`, letters),
      );
      // None is found while the styles are on the way.
      const isRead = (await Promise.allSettled(read)).slice(0, 2).every(({ value }) => value?.length > 0);
      const title = document.querySelector('h1');
      const height = title?.offsetHeight;
      delete root.dataset.faces;
      // With another number of lines, it would move the page below it.
      if (title?.offsetHeight !== height) root.dataset.faces = 'later-for-title';
      try {
        if (isRead) localStorage.setItem('faces', 'kept');
      } catch {
        // As above.
      }
    });
  }
  // What only works with JavaScript, or only without it, is shown or not from the start.
  root.dataset.script = '';
  // What is far below the screen is laid out once it's near. A page that was reloaded or gone back to is at once as high as
  // it was, for its reader to be where they were.
  if (code && performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.lazy = '';
  // Going back can change the address before the page's code runs, and the document is still that of this one.
  root.dataset.openedAt = location.pathname + location.search;

  // The code of a drawn page is still on the way: what is pressed and typed now happens then.
  let held = [];
  const typed = new Map();
  let focused = '';
  // For a search that was opened meanwhile; null if none was.
  let sought = null;
  let isRunning = false;
  const isDrawn = () => document.getElementById('rendered-data') !== null;
  const take = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const isCommand = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

  // Links to other pages work without code. One within the page would lose its place.
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

  // For React not to hear of it while it takes over: it would put back what it has drawn, and take that for the choice.
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
  // React takes over all of the page at once when it hears of one of these: in one task, and a press can lose what it's on.
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

  // React takes what it finds in a field for what it has drawn, and only hears of what differs from it.
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
    // Its reader may have gone back within the text. React puts back what it has drawn, and then writes the text anew.
    if (hasCaret) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection));
  }

  // The search has code of its own, which comes when it is opened.
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

  // Without its code, a drawn page works as it does without JavaScript; one that isn't drawn would stay empty.
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

  // A tab may be hidden before anything is painted, and not every browser tells what is.
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

  // The code only takes over what is there, so it leaves the connection to the first screen's fonts and pictures.
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
