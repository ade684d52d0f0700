// Before the first paint, and a file of its own because the page allows no inline script.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage can be closed to the page; the system's setting then stands.
  }
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
})();
