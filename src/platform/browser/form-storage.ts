/** Stores what is typed into a form in this tab until it's sent, so that a reload or another page loses none of it. */
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { safeStorage } from './safe-storage.ts';
import type { ContractForm } from './use-contract-form.ts';

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

/** The storage of a form, and what was in it when the form was opened. */
export function useStoredForm<Values extends object>(create: () => FormStorage<Values>) {
  const [kept] = useState(create);
  const [typed] = useState(kept.read);
  return { kept, typed };
}

/** Stores the values while they're being typed. @returns empties the form and what is stored, once it's sent. */
export function useFormStorage<Typed extends FieldValues>(
  { subscribe, reset }: ContractForm<Typed>,
  { write, clear }: FormStorage<object>,
): (empty: DefaultValues<Typed>) => void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => write(values) }),
    [subscribe, write],
  );
  return (empty) => {
    reset(empty);
    clear();
  };
}
