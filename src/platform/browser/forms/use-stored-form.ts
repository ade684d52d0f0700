import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormStorage } from './form-storage.ts';
import { type ContractForm, type ContractFormOptions, useContractForm } from './use-contract-form.ts';

interface StoredFormOptions<Values extends FieldValues> extends Omit<ContractFormOptions<Values>, 'defaultValues'> {
  /** Every field of the form, in the order of the screen. */
  start: ContractFormOptions<Values>['defaultValues'];
  /** Overrides what was typed, such as the address of a link. */
  given?: Partial<Values>;
  /** Called once. */
  storage: () => FormStorage<object>;
}

interface StoredForm<Values extends FieldValues> {
  form: ContractForm<Values>;
  /** Removes what is stored, once it's sent. */
  forget: () => void;
  /** The same, for a form that stays on the screen. */
  empty: () => void;
}

/** A form whose values are stored in this tab while they're being typed, and are there again when it's opened. */
export function useStoredForm<Values extends FieldValues>(options: StoredFormOptions<Values>): StoredForm<Values> {
  const { start, given, storage, ...others } = options;
  const [{ write, clear, ...kept }] = useState(storage);
  const [typed] = useState(kept.read);
  const form = useContractForm({ ...others, defaultValues: { ...start, ...typed, ...given } });
  const { subscribe, reset } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => write(values) }),
    [subscribe, write],
  );
  const empty = () => {
    reset(start);
    clear();
  };
  return { form, forget: clear, empty };
}
