/** Stores what is typed into a form in this tab until it's sent, so that a reload or another page loses none of it. */
import type * as z from 'zod/mini';
import { safeStorage } from '../page/safe-storage.ts';

const storage = safeStorage(() => globalThis.sessionStorage);

export interface FormStorage<Values> {
  read: () => Partial<Values>;
  /** Drops what isn't in the schema, such as a password. */
  write: (values: unknown) => void;
  clear: () => void;
}

/** @param key unique to the form; for someone logged in, "kind personId …". */
export function createFormStorage<Values extends object>(
  key: string,
  schema: z.ZodMiniType<Values>,
): FormStorage<Values> {
  return {
    read() {
      const text = storage.get(key);
      if (text === null) return {};
      try {
        return schema.parse(JSON.parse(text));
      } catch {
        // Written by another version of the page, or by hand.
        return {};
      }
    },
    write: (values) => storage.set(key, JSON.stringify(schema.parse(values))),
    clear: () => storage.remove(key),
  };
}

/** Whether a key, "kind personId …", is that person's. */
export const isKeyOf = (personId: string) => (key: string) => key.split(' ')[1] === personId;

export const clearFormStorageOf = (personId: string): void =>
  storage.keys().filter(isKeyOf(personId)).forEach(storage.remove);
