import { useEffect } from 'react';
import { VerifyPage } from '#domains/credentials/web/verify/verify-page.tsx';
import { whenIdle } from '#ui/timing/when-idle.ts';
import { DataFrame } from '../shell/data-layout.tsx';

/** Kept on the device of anyone who has opened it: a badge is often shown where there is no network. */
export function VerifyAndKeep() {
  useEffect(() => whenIdle(() => void keep().catch(reportError)), []);
  return (
    <DataFrame>
      <VerifyPage />
    </DataFrame>
  );
}

const keep = async (): Promise<void> => (await import('../offline/start-keeping.ts')).keepVerifyPage();
