import { useEffect } from 'react';
import { VerifyPage } from '#domains/credentials/web/verify/verify-page.tsx';
import { whenIdle } from '#ui/timing/when-idle.ts';
import { keepVerifyPage } from '../offline/keep-verify-page.ts';

/** Kept on the device of anyone who has opened it: a badge is often shown where there is no network. */
export function VerifyAndKeep() {
  useEffect(() => whenIdle(() => void keepVerifyPage().catch(reportError)), []);
  return <VerifyPage />;
}
