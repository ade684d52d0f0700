/**
 * Whether single-key shortcuts are on. It must be possible to turn them off (WCAG 2.1.4). Stored in the browser, like the
 * theme.
 */
const KEY = 'letterKeys';
const OFF = 'off';

let chosen: boolean | null = null;
const listeners = new Set<() => void>();

export function areLetterKeysOn(): boolean {
  chosen ??= read();
  return chosen;
}

export function setLetterKeys(isOn: boolean): void {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

export function onLetterKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}
