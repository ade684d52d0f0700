import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { DIALOGS } from '../dialogs/dialogs.ts';
import { isTypedInto } from './is-typed-into.ts';
import { areLetterKeysOn, onLetterKeysChange } from './letter-keys.ts';

/** By `KeyboardEvent.key`, letters in lower case. */
export type KeyMap = Readonly<Record<string, { run: (event: KeyboardEvent) => void; repeats?: boolean }>>;

/** Marks what is shown in a dialog and has shortcuts of its own. */
const MARK = 'data-shortcuts';

export function useLetterKeys(): boolean {
  return useSyncExternalStore(onLetterKeysChange, areLetterKeysOn);
}

/** Binds single keys wherever the focus is, except while typing or in a dialog. */
export function useShortcuts(keys: KeyMap): void {
  const isOn = useLetterKeys();
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // Before the rows are painted, so that no key is lost that is pressed as soon as they appear.
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const binding = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!binding || (event.repeat && !binding.repeats) || isHandledElsewhere(event)) return;
      event.preventDefault();
      binding.run(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}

function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (isTypedInto(event.target)) return true;
  const dialogs = [...document.querySelectorAll(DIALOGS)];
  return dialogs.some((dialog) => dialog.querySelector(`[${MARK}]`) === null);
}
