/** Whether a dialog is open; anything else that wants to open waits. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

/** Calls back as soon as no dialog is open. @returns a function that stops waiting. */
export function afterDialogs(callBack: () => void): () => void {
  const watching = new MutationObserver(tellIfFree);
  watching.observe(document.body, { childList: true, subtree: true });
  tellIfFree();
  return () => watching.disconnect();

  function tellIfFree() {
    if (isDialogOpen()) return;
    watching.disconnect();
    callBack();
  }
}
