// Before the first paint, and a file of its own because the page allows no inline script.
(() => {
  const root = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage can be closed to the page; the system's setting then stands.
  }
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  // What only works with JavaScript, or only without it, is shown or not from the start.
  root.dataset.script = '';

  // If the server has drawn the page, its code is still on the way: what is pressed and typed now happens then.
  const presses = [];
  const typed = new Map();
  let focused = '';
  const isDrawn = () => document.getElementById('rendered-data') !== null;
  const hold = (event) => {
    if (!isDrawn()) return;
    const button = event.target.closest?.('#root button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push(button);
  };
  const keep = ({ target }) => {
    if (!isDrawn()) return;
    const { id, type, value, checked } = target;
    typed.set(target, { id, type, value, checked });
  };
  const note = ({ target }) => {
    focused = target.id;
  };
  const listeners = [
    ['click', hold],
    ['input', keep],
    ['focusin', note],
  ];
  for (const [type, listen] of listeners) addEventListener(type, listen, true);

  // React takes what it finds in a field for what it has drawn, and only hears of what differs from it.
  function write(field, { type, value, checked }) {
    if (type === 'checkbox' || type === 'radio') {
      field.checked = !checked;
      field.click();
      return;
    }
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  const letGo = () => {
    for (const [type, listen] of listeners) removeEventListener(type, listen, true);
  };

  // Without its code, a drawn page works as it does without JavaScript; one that isn't drawn would stay empty.
  const giveUp = ({ target }) => {
    if (target.type !== 'module') return;
    letGo();
    removeEventListener('error', giveUp, true);
    delete root.dataset.script;
    if (isDrawn()) return;
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.style.margin = '2rem 1.25rem';
    words.textContent = "Groundswell couldn't be loaded. Check your connection and reload the page.";
    document.body.prepend(words);
  };
  addEventListener('error', giveUp, true);

  addEventListener(
    'page-runs',
    () => {
      letGo();
      removeEventListener('error', giveUp, true);
      for (const [field, what] of typed) {
        const own = field.isConnected ? field : document.getElementById(what.id);
        if (own) write(own, what);
      }
      if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
      for (const button of presses) if (button.isConnected) button.click();
    },
    { once: true },
  );
})();
