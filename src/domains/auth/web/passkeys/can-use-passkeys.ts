import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { useIsInBrowser } from '#ui/timing/hydration.ts';

/** Whether the website was opened at the address that passkeys belong to. */
export const isPasskeyHost = (): boolean => readPageSettings().passkeyHost === location.hostname;

/** Whether this browser has passkeys, and allows them at this address. Older ones lack the methods for JSON. */
export const canUsePasskeys = (): boolean =>
  isPasskeyHost() && 'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** False until the browser has hydrated the page. */
export const useCanUsePasskeys = (): boolean => useIsInBrowser() && canUsePasskeys();
