import { useEffect, useState } from 'react';
import { isFocusLost } from './is-focus-lost.ts';

/** Returns the focus on unmount, for dialogs and fields that are mounted only while open. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The focus is lost only after the element has been removed.
      requestAnimationFrame(() => {
        if (isFocusLost() && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
