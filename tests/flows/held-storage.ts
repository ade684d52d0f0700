/** Keeps a page waiting for its draft storage, so that its loading state can be checked. */
import type { Page } from '@playwright/test';

export interface HeldStorage {
  answer(): Promise<void>;
  /** Refuses access to the storage, as private windows may. */
  refuse(): Promise<void>;
}

const ANSWER = 'storage answers';

/** Applies to the documents that the page opens from now on. */
export async function holdStorage(page: Page): Promise<HeldStorage> {
  await page.addInitScript(hold, ANSWER);
  const end = async (isRefused: boolean) => {
    const told = { name: ANSWER, detail: isRefused };
    await page.evaluate(({ name, detail }) => dispatchEvent(new CustomEvent(name, { detail })), told);
  };
  return { answer: () => end(false), refuse: () => end(true) };
}

/** Runs in the page: holds every storage request until it is released. */
function hold(name: string): void {
  const open = IDBFactory.prototype.open;
  const isRefused = new Promise<boolean>((resolve) => {
    const onAnswer = (event: Event) => resolve(event instanceof CustomEvent && event.detail);
    addEventListener(name, onAnswer, { once: true });
  });
  type Request = IDBOpenDBRequest;
  IDBFactory.prototype.open = function (...asked) {
    const handlers: Pick<Request, 'onupgradeneeded' | 'onsuccess' | 'onerror'> = {
      onupgradeneeded: null,
      onsuccess: null,
      onerror: null,
    };
    const told = { result: null as IDBDatabase | null, error: null as DOMException | null };
    const standIn = Object.assign(new EventTarget(), handlers, told) as Request & typeof told;
    void isRefused.then((refused) => {
      if (refused) {
        standIn.error = new DOMException('This window keeps nothing', 'SecurityError');
        standIn.onerror?.(new Event('error'));
        return;
      }
      const request = open.apply(this, asked);
      request.onupgradeneeded = (event) => {
        standIn.result = request.result;
        standIn.onupgradeneeded?.(event);
      };
      request.onsuccess = (event) => {
        standIn.result = request.result;
        standIn.onsuccess?.(event);
      };
    });
    return standIn;
  };
}
