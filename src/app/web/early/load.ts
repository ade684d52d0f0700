/** Loads the code of a drawn page, and says so if it can't be loaded. */
import { isDrawn, untilPainted } from './drawn.ts';
import type { HeldEvents } from './events.ts';

interface LostTexts {
  /** For a page that isn't drawn, and would stay empty. */
  lost: string;
  /** For a drawn page, followed by a link that is called `reload`. */
  partly: string;
  reload: string;
}

/**
 * The code only hydrates what is already visible, so the first screen's fonts and pictures get the connection first.
 *
 * @returns a function that loads the code at once.
 */
export function prepareCode(address: string, onLost: () => void): () => void {
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    parsed
      .then(() => import(/* @vite-ignore */ address))
      .catch((error: unknown) => {
        onLost();
        throw error;
      });
  };
  void parsed.then(() => loadOnceSeen(load));
  return load;
}

async function loadOnceSeen(load: () => void): Promise<void> {
  if (document.hidden) return load();
  setTimeout(load, 3_000);
  await untilPainted();
  if (document.readyState === 'complete') return load();
  addEventListener('load', load, { once: true });
  setTimeout(load, 1_000);
}

/**
 * Without its code, a drawn page works as it does without JavaScript.
 *
 * @returns a function that gives up on the code.
 */
export function tellIfLost({ lost, partly, reload }: LostTexts, events: HeldEvents): () => void {
  const giveUp = (): void => {
    events.letGo();
    removeEventListener('error', notice, true);
    delete document.documentElement.dataset['script'];
    if (!isDrawn()) {
      tell(lost);
      return;
    }
    const link = document.createElement('a');
    link.href = location.pathname + location.search;
    link.textContent = reload;
    link.style.textDecoration = 'underline';
    tell(`${partly} `, link);
    events.followLinks();
  };
  const notice = ({ target }: Event): void => {
    if (target && 'type' in target && target.type === 'module') giveUp();
  };
  addEventListener('error', notice, true);
  addEventListener('page-runs', () => removeEventListener('error', notice, true), { once: true });
  addEventListener('page-lost', giveUp, { once: true });
  return giveUp;
}

function tell(...content: (string | Node)[]): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.style.cssText =
    'position:sticky;top:0;z-index:60;padding:1rem 1.25rem;background:var(--color-raised);border-bottom:1px solid var(--color-line)';
  words.append(...content);
  document.body.prepend(words);
}
