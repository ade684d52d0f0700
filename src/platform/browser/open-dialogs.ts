/** Whether a dialog lies over the page: what else wants to open waits. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

/** Calls back each time the page changes and has no dialog. @returns what ends that. */
export function onDialogsClosed(listener: () => void): () => void {
  const watching = new MutationObserver(() => {
    if (!isDialogOpen()) listener();
  });
  watching.observe(document.body, { childList: true, subtree: true });
  return () => watching.disconnect();
}
