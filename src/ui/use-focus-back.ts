import { useEffect, useState } from 'react';

/** Gives the focus back to what had it before, where whatever takes it away is drawn only as long as it is open. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What is taken off the page takes the focus with it, and that is seen a moment later.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
