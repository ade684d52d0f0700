import { Suspense } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const SiteBell = lazyPart(async () => ({ default: (await import('./site-bell.tsx')).SiteBell }));

interface BellSlotProps {
  /** To which side of the bell its list reaches. */
  side: 'left' | 'right';
  className?: string;
}

/** Keeps the bell's place: it comes after sign-in with code of its own. */
export const BellSlot = ({ side, className }: BellSlotProps) => (
  <div className={classNames('size-10 shrink-0', className)}>
    <Suspense>
      <SiteBell side={side} />
    </Suspense>
  </div>
);
