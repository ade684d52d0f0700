import { isDialogOpen, isTypedInto } from './open-dialogs.ts';

/** A dialog whose code is still loading. */
const OPENING = '[data-opening]';

/**
 * Calls back as soon as no dialog is open and no field has the focus: anything that opens before would receive the rest
 * of what someone is typing. @returns a function that stops waiting.
 */
export function onceUndisturbed(callBack: () => void): () => void {
  const watching = new MutationObserver(tellIfFree);
  const stop = () => {
    watching.disconnect();
    removeEventListener('focusout', tellOnceLeft);
  };
  watching.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusout', tellOnceLeft);
  tellIfFree();
  return stop;

  function tellIfFree() {
    if (isDialogOpen() || document.querySelector(OPENING) || isTypedInto(document.activeElement)) return;
    stop();
    callBack();
  }

  /** The focus may just be moving to the next field. */
  function tellOnceLeft() {
    setTimeout(tellIfFree);
  }
}
