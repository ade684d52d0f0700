/** Values typed into a form, kept for the tab until they're sent, so that a reload or another page loses none of them. */
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { sturdyStorage } from './sturdy-storage.ts';
import type { ContractForm } from './use-contract-form.ts';

const storage = sturdyStorage(() => globalThis.sessionStorage);

export interface KeptValues<Values> {
  read: () => Partial<Values>;
  /** Drops what isn't in the schema, such as a password. */
  keep: (values: unknown) => void;
  forget: () => void;
}

/** @param key that nothing else keeps values under; of someone logged in, "kind personId …". */
export function keptValues<Values extends object>(key: string, schema: z.ZodMiniType<Values>): KeptValues<Values> {
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
    keep: (values) => storage.set(key, JSON.stringify(schema.parse(values))),
    forget: () => storage.remove(key),
  };
}

/** Whether a key, "kind personId …", is that person's. */
export const isKeyOf = (personId: string) => (key: string) => key.split(' ')[1] === personId;

export const forgetValuesOf = (personId: string): void =>
  storage.keys().filter(isKeyOf(personId)).forEach(storage.remove);

/** Keeps what is typed, as it's typed. */
export function useKeeping<Typed extends FieldValues>(
  { subscribe }: ContractForm<Typed>,
  { keep }: KeptValues<object>,
) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
}
