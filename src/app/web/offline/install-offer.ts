/** Offers to install the product, once, after someone's second visit. The browser itself says whether it can be. */
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { safeStorage } from '#platform/browser/page/safe-storage.ts';
import { whenUserIdle } from '#platform/browser/page/when-user-idle.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { AppRouter } from '../router.ts';

/** Chromium's, which other browsers don't have. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the early script: it may come before this code does. */
    installPrompt?: Event;
  }
}

const OFFERED = 'installOffered';
const VISITS = 'visits';
const VISIT = 'visit';
const MIN_VISITS = 2;

const local = safeStorage(() => localStorage);
const session = safeStorage(() => sessionStorage);

export function offerToInstall(accountId: string, home: string, router: AppRouter): void {
  const visits = countVisit(accountId);
  if (visits < MIN_VISITS || local.get(OFFERED) !== null) return;
  const offer = () => {
    const prompt = window.installPrompt as InstallPromptEvent | undefined;
    if (!prompt || local.get(OFFERED) !== null || router.state.location.pathname !== home) return;
    stop();
    whenUserIdle(() => {
      // Whatever the answer is, the question isn't asked again.
      local.set(OFFERED, `${Date.now()}`);
      toast({
        message: say('app.offline.installOffer', { name: readPageSettings().appName }),
        detail: say('app.offline.installDetail'),
        action: { label: say('app.offline.install'), onPress: () => void prompt.prompt() },
        duration: null,
      });
    });
  };
  // Only at home, where nobody is in the middle of something.
  const stopFollowing = router.subscribe(offer);
  const stop = () => {
    stopFollowing();
    removeEventListener('beforeinstallprompt', offer);
  };
  addEventListener('beforeinstallprompt', offer);
  offer();
}

/** A visit lasts as long as its tab. */
function countVisit(accountId: string): number {
  const key = `${VISITS} ${accountId}`;
  const before = Number(local.get(key)) || 0;
  if (session.get(VISIT) === accountId) return before;
  session.set(VISIT, accountId);
  local.set(key, `${before + 1}`);
  return before + 1;
}
