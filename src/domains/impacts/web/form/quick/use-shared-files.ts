import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { takeSharedFiles } from '#platform/browser/device/account-cache.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { QUICK_LOG, SHARED } from '../../../quick-log-address.ts';

interface SharedFiles {
  files: readonly File[];
  /** Nothing was left for this account: the device has no service worker, or was shared from while logged out. */
  isLost: boolean;
}

/** What was shared from another app to open this form. */
export function useSharedFiles(): SharedFiles {
  const { id } = useKnownViewer();
  const navigate = useNavigate();
  const isShared = useSearchParams()[0].has(SHARED);
  const [shared, setShared] = useState<SharedFiles>({ files: [], isLost: false });
  useEffect(() => {
    if (!isShared) return;
    void takeSharedFiles(id).then((files) => {
      setShared({ files, isLost: files.length === 0 });
      // Opened again, the address has nothing to take any more.
      void navigate(QUICK_LOG, { replace: true });
    });
  }, [isShared, id, navigate]);
  return shared;
}
