import type { ReactNode } from 'react';
import { useMedia } from '../focus/use-media.ts';

interface BesideProps {
  /** On a wide screen only: elsewhere it would be below the end of the list, which may be far away. */
  beside: ReactNode;
  children: ReactNode;
}

const HAS_ROOM = '(width >= 80rem)';

/** A list, and on a wide screen what belongs beside it. */
export function Beside({ beside, children }: BesideProps) {
  const hasRoom = useMedia(HAS_ROOM);
  return (
    <div className="grid max-w-7xl items-start gap-x-16 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 max-w-4xl">{children}</div>
      {hasRoom && <aside className="top-12 space-y-12 [@media(height>=56rem)]:sticky">{beside}</aside>}
    </div>
  );
}
