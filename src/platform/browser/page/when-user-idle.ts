import { isDialogOpen } from '#ui/dialogs/dialogs.ts';
import { isTypedInto } from '#ui/keys/is-typed-into.ts';

/** A dialog whose code is still loading. */
const OPENING = '[data-opening]';

/**
 * Calls back as soon as no dialog is open and no field has the focus: anything that opens before would receive the rest
 * of what someone is typing. @returns a function that stops waiting.
 */
export function whenUserIdle(callback: () => void): () => void {
  const observer = new MutationObserver(callIfIdle);
  const stop = () => {
    observer.disconnect();
    removeEventListener('focusout', callAfterFocusMoves);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusout', callAfterFocusMoves);
  callIfIdle();
  return stop;

  function callIfIdle() {
    if (isDialogOpen() || document.querySelector(OPENING) || isTypedInto(document.activeElement)) return;
    stop();
    callback();
  }

  /** The focus may just be moving to the next field. */
  function callAfterFocusMoves() {
    setTimeout(callIfIdle);
  }
}
