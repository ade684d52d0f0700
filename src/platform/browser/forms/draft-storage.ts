/**
 * Stores a person's unsent drafts in this browser: texts under a key, files beside them. If the browser can't store
 * anything (a private window may refuse), the functions reject, and the caller reports it.
 */
import { createTabChannel } from '../session/tab-channel.ts';

const DATABASE = 'drafts';
const TEXTS = 'texts';
const FILES = 'files';
const tabs = createTabChannel('groundswell:drafts');

export interface StoredDraft {
  value: unknown;
  /** When it was last written. */
  at: Date;
}

export async function readDraft(key: string): Promise<StoredDraft | null> {
  const stored: unknown = await use(TEXTS, 'readonly', (store) => store.get(key));
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('at' in stored)) return null;
  return stored.at instanceof Date ? { value: stored.value, at: stored.at } : null;
}

export async function listDraftKeys(): Promise<string[]> {
  const keys = await use(TEXTS, 'readonly', (store) => store.getAllKeys());
  return keys.filter((key) => typeof key === 'string');
}

export async function writeDraft(key: string, value: unknown, at: Date): Promise<void> {
  await use(TEXTS, 'readwrite', (store) => store.put({ value, at }, key));
  tabs.notifyOthers(key);
}

/**
 * Replaces the stored draft with the result of `change`, in one transaction, so that no other tab can change it in
 * between; null leaves it. Unlike a write, it may not complete if the page is left at once.
 */
export async function changeDraft(key: string, change: (stored: unknown) => unknown, at: Date): Promise<void> {
  await updateAtomically(key, ({ texts, stored }) => {
    const value = change(stored);
    if (value !== null) texts.put({ value, at }, key);
  });
  tabs.notifyOthers(key);
}

/** Deletes the texts and every file of the draft. */
export async function removeDraft(key: string): Promise<void> {
  await use(TEXTS, 'readwrite', (store) => store.delete(key));
  await use(FILES, 'readwrite', (store) => store.delete(filesOf(key)));
  tabs.notifyOthers(key);
}

/** Deletes the texts and files unless another tab has stored something else. */
export async function removeDraftIf(key: string, isIt: (stored: unknown) => boolean): Promise<void> {
  let isRemoved = false;
  await updateAtomically(key, ({ texts, files, stored }) => {
    isRemoved = isIt(stored);
    if (!isRemoved) return;
    texts.delete(key);
    files.delete(filesOf(key));
  });
  if (isRemoved) tabs.notifyOthers(key);
}

/** Puts the draft under another key, with its files, in one transaction: it's never in both places, or in none. */
export async function moveDraft(from: string, to: string, change: (stored: unknown) => unknown): Promise<void> {
  await updateAtomically(from, ({ texts, files, stored }) => {
    texts.put({ value: change(stored), at: new Date() }, to);
    texts.delete(from);
    const walk = files.openCursor(filesOf(from));
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      files.put(cursor.value, [to, nameIn(cursor.key)]);
      cursor.delete();
      cursor.continue();
    };
  });
  tabs.notifyOthers(from);
  // What was there before may be shown by this tab too.
  tabs.notifyAll(to);
}

/** Listens for another tab that writes or removes the draft, and for one that is moved there. @returns a function that stops listening. */
export const onDraftChange = (key: string, listener: () => void): (() => void) => tabs.on(key, listener);

export async function readDraftFile(key: string, name: string): Promise<Blob | null> {
  const stored: unknown = await use(FILES, 'readonly', (store) => store.get([key, name]));
  return stored instanceof Blob ? stored : null;
}

export async function writeDraftFile(key: string, name: string, file: Blob): Promise<void> {
  await use(FILES, 'readwrite', (store) => store.put(file, [key, name]));
}

export async function removeDraftFile(key: string, name: string): Promise<void> {
  await use(FILES, 'readwrite', (store) => store.delete([key, name]));
}

const filesOf = (key: string) => IDBKeyRange.bound([key], [key, []]);

const nameIn = (key: IDBValidKey): IDBValidKey => (Array.isArray(key) ? (key[1] ?? '') : key);

interface DraftStores {
  texts: IDBObjectStore;
  files: IDBObjectStore;
  stored: unknown;
}

async function updateAtomically(key: string, act: (deciding: DraftStores) => void): Promise<void> {
  const transaction = (await open()).transaction([TEXTS, FILES], 'readwrite');
  const texts = transaction.objectStore(TEXTS);
  const request: IDBRequest<{ value: unknown } | undefined> = texts.get(key);
  request.onsuccess = () => act({ texts, files: transaction.objectStore(FILES), stored: request.result?.value });
  await ended(transaction);
}

async function use<T>(
  storeName: string,
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  const transaction = database.transaction(storeName, mode);
  const request = createRequest(transaction.objectStore(storeName));
  // Commit explicitly: a page that is being reloaded or left may get no further turn to complete the transaction.
  if (mode === 'readwrite') transaction.commit();
  await ended(transaction);
  return request.result;
}

/** The data is only written once the transaction is complete. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser couldn’t store the draft'));
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TEXTS);
      request.result.createObjectStore(FILES);
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab with a newer page may need to change the stores, and the browser may close them by itself.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

function forget(): void {
  opened = null;
}
