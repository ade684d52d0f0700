import { Suspense } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';

const SiteBell = lazyPart(async () => ({ default: (await import('./site-bell.tsx')).SiteBell }));

interface BellSlotProps {
  /** The side that the panel extends to. */
  side: 'start' | 'end';
  className?: string;
}

/** Reserves the space for the bell, which loads separately after login. */
export const BellSlot = ({ side, className }: BellSlotProps) => (
  <div className={classNames('size-10 shrink-0', className)}>
    <Suspense>
      <SiteBell side={side} />
    </Suspense>
  </div>
);
