import type { ReactNode } from 'react';

interface FilteredListProps {
  filters: ReactNode;
  /** The total, once known. */
  total: ReactNode;
  /** How the list is shown. */
  choice?: ReactNode;

  children: ReactNode;
}

/** A public list with its filters above, or beside it on a wide screen. */
export const FilteredList = ({ filters, total, choice, children }: FilteredListProps) => (
  <div className="mt-8 gap-x-12 lg:mt-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
    <div className="lg:sticky lg:top-0 lg:-m-2 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:p-2">{filters}</div>
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-lg:mt-5">
        <p role="status" className="min-h-6 text-muted">
          {total}
        </p>
        {choice}
      </div>
      {children}
    </div>
  </div>
);
