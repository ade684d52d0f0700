/** Makes the page that checks credentials usable without a network, for visitors as well. */
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { workerAddress } from '#platform/browser/page/trusted-types.ts';
import { isAnswered } from '#ui/timing/lazy-part.ts';
import { keepFiles } from './keep-files.ts';

export async function keepVerifyPage(): Promise<void> {
  // Vite's development server has no worker, and browsers have none without encryption.
  if (!import.meta.env.PROD || !readPageSettings().isKeptOnDevices || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerAddress());
    await keepFiles(['verify'], () => true);
  } catch (error) {
    // Without a connection, what is missing is fetched on the next visit.
    if (await isAnswered()) throw error;
  }
}
