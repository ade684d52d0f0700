import { useEffect, useState } from 'react';
import { PendingLines } from '../../ui/pending-lines.tsx';

/** A page that comes as it should is there before. */
const PATIENCE_MS = 800;

/** Before the first page is there: the ground alone, since a flash of something else would only be in the way. */
export function Arriving() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-muted">
      {isSlow && (
        <>
          <span className="relative size-12 scale-150 text-action">
            <PendingLines />
          </span>
          The page is on its way
        </>
      )}
    </div>
  );
}
