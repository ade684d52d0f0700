import { lazy, Suspense, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { canBeFollowed } from '../be-followed.ts';

const InspectChoice = lazy(async () => ({
  default: (await import('./inspect-choice.tsx')).InspectChoice,
}));

/** For whoever looks after the product, in demo and development. */
export function InspectFlows({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!canBeFollowed()) return null;
  return (
    <div className={classNames('relative', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="text-link underline underline-offset-4"
      >
        Inspect flows
      </button>
      {isOpen && (
        <Suspense>
          <InspectChoice onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
