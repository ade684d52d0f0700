import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isFocusInDialog } from '../dialogs/dialogs.ts';
import { isFocusLost } from './is-focus-lost.ts';
import { recoverNear, withAncestors } from './recover-focus.ts';

/** Returns the focus on unmount, for dialogs and fields that are mounted only while open. */
export function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => restoreOnceLost(() => before), [before]);
}

/**
 * For dialogs of Headless UI: if the element that opened one is gone, such as a button that the dialog's action replaced,
 * the library focuses whatever had the focus before that, however far away. Here the focus moves near where it was, which
 * `recoverFocus` doesn't know if the dialog was opened before that had loaded.
 */
export function useNoFormerFocus(): void {
  const [path] = useState(() => withAncestors(document.activeElement));
  useEffect(
    () => () => {
      // The library moves the focus in a microtask after this; parts that know a better place do so later.
      queueMicrotask(() =>
        queueMicrotask(() => {
          const { activeElement } = document;
          const isGone = path[0]?.isConnected === false;
          // A dialog that took this one's place keeps the focus.
          if (!isGone || isFocusInDialog()) return;
          if (activeElement instanceof HTMLElement) activeElement.blur();
          recoverNear(path);
        }),
      );
    },
    [path],
  );
}

/**
 * For temporary overlays outside `main`: returns the focus if it is within the overlay when that is removed. If the
 * element that had the focus before is gone, `main` gets it.
 */
export function useRestoreFocusFrom(frame: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const findPlace = () =>
        before?.isConnected && before !== document.body ? before : document.querySelector('main');
      // Don't scroll: the reader stays where they are.
      restoreOnceLost(findPlace, { preventScroll: true });
    };
  }, [before, frame]);
}

/** The focus is lost only after the element has been removed. */
function restoreOnceLost(findPlace: () => Element | null, options?: FocusOptions): void {
  requestAnimationFrame(() => {
    const place = isFocusLost() ? findPlace() : null;
    if (place instanceof HTMLElement && place.isConnected) place.focus(options);
  });
}
