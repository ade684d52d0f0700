/** Web storage with a fallback in memory for browsers that refuse it. */
export interface SturdyStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** `open` is a function because reading `window.localStorage` itself throws where storage is closed. */
export function sturdyStorage(open: () => Storage): SturdyStorage {
  const refused = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) refused.delete(key);
      else refused.set(key, value);
    },
    remove(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...refused.keys(), ...attempt((storage) => Object.keys(storage), [])],
  };
}
