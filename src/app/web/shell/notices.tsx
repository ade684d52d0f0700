import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { onConnectionChange, readConnection } from '#platform/browser/calls/connection-state.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { dismissToast, toast } from '#ui/feedback/toast.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { FreshProofGate } from './fresh-proof-gate.tsx';

/** Toasts, including one while the connection is lost, and the question that a call may wait for. */
export function Notices() {
  const connection = useSyncExternalStore(onConnectionChange, readConnection);
  const isOpening = useNavigation().state !== 'idle';
  useEffect(() => {
    if (connection === 'open') return;
    const notice = toast({
      message:
        connection === 'offline'
          ? say('app.notices.offline')
          : say('app.notices.unreachable', { name: readPageSettings().appName }),
      detail: isOpening ? say('app.notices.opensLater') : say('app.notices.resumesLater'),
      tone: 'warning',
      duration: null,
    });
    return () => dismissToast(notice);
  }, [connection, isOpening]);
  return (
    <>
      <Toaster />
      <FreshProofGate />
    </>
  );
}
