import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectIsRestoring, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { say } from '#languages/say.ts';
import { PendingLines } from '#ui/feedback/pending-lines.tsx';
import { AreaLoading } from './area-loading.tsx';

/** Pages normally load within this time. */
const SPINNER_DELAY_MS = 800;

const WITHOUT_MENU = /^\/(auth|logout|profile-information|dev)(\/|$)/;

/** Shown before the first page: a skeleton for people who may be logged in. */
export function PageLoading() {
  const hasMenu = !WITHOUT_MENU.test(useLocation().pathname);
  const mayBeLoggedIn = useSessionSelector((state) => selectIsRestoring(state) || selectUser(state) !== null);
  return hasMenu && mayBeLoggedIn ? <AreaLoading /> : <BlankPage />;
}

/** Empty at first, to avoid a flash. */
function BlankPage() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-muted">
      {isSlow && (
        <>
          <span className="relative size-12 scale-150 text-action">
            <PendingLines />
          </span>
          {say('app.pageLoading.loading')}
        </>
      )}
    </div>
  );
}
