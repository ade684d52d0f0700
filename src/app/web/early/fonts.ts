/**
 * A browser that hasn't cached the fonts paints with fallback fonts first and loads the fonts afterwards: on a slow
 * connection they would delay the styles and pictures of the first screen.
 */
import { untilPainted } from './drawn.ts';

const KEY = 'faces';
const FONTS = ['Figtree', 'Fraunces', 'Vazirmatn', 'Noto Naskh Arabic'];

export function loadFontsLater(): void {
  if (areCached() || document.hidden) return;
  document.documentElement.dataset['faces'] = 'later';
  void untilPainted().then(loadFonts);
}

async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  const letters = `a${document.title}`;
  // Wait for all of them, so that the page is laid out only once more.
  const loaded = await Promise.allSettled(FONTS.map((name) => document.fonts.load(`1em "${name} Variable"`, letters)));
  const title = document.querySelector('h1');
  const height = title?.offsetHeight;
  delete dataset['faces'];
  // If the title changes its number of lines, it would shift the page below it.
  if (title?.offsetHeight !== height) dataset['faces'] = 'later-for-title';
  // No font is found until the styles have loaded. The last two are only loaded for Arabic.
  const [text, heading] = loaded.map((result) => result.status === 'fulfilled' && result.value.length > 0);
  if (text && heading) rememberCached();
}

function areCached(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage may be blocked.
    return false;
  }
}

function rememberCached(): void {
  try {
    localStorage.setItem(KEY, 'kept');
  } catch {
    // As above.
  }
}
