/** Whether a dialog lies over the page: what else wants to open waits. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

/** Calls back as soon as no dialog is open. @returns what ends the waiting. */
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
