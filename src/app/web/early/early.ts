/**
 * Runs before the first paint. It's built to `early.js`, a file of its own, because the page's policy allows no inline
 * scripts.
 */
import { holdEvents } from './events.ts';
import { loadFontsLater } from './fonts.ts';
import { prepareCode, tellIfLost } from './load.ts';
import { applyTheme } from './theme.ts';

// `code` is the address of the page's code, set if the server has drawn the page. The other three are texts in the
// page's language, since this script is the same for every language.
const { code, lost = '', partly = '', reload = '' } = document.currentScript?.dataset ?? {};
const marks = document.documentElement.dataset;

applyTheme();
if (code) loadFontsLater();
// Shows or hides from the start what only works with JavaScript, or only without it.
marks['script'] = '';
// Content far below the screen is laid out once it's near. Not after a reload or on going back: the page then needs its
// full height at once, to restore the scroll position.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (code && navigation?.type === 'navigate') marks['lazy'] = '';
// Remember which address this document is for: going back can change the address before the page's code runs.
marks['openedAt'] = location.pathname + location.search;

// The code that offers to install the product comes later than the browser's event.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

const events = holdEvents(() => load?.());
const giveUp = tellIfLost({ lost, partly, reload }, events);
const load = code ? prepareCode(code, giveUp) : null;
