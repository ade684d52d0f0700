import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { SearchField } from '../search-field.tsx';

interface QueueFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  /** What can be searched for. */
  placeholder: string;
  /** How many other filters are set. */
  count?: number | undefined;
  /** The other filters, each with its own width. */
  children?: ReactNode;
}

/** On a phone, only the search; the rest is collapsible. */
export function QueueFilters({ search, onSearch, placeholder, count = 0, children }: QueueFiltersProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <search className="mt-5 block gap-4 sm:flex sm:flex-wrap sm:items-end">
      <div className="flex min-w-56 flex-1 items-end gap-3">
        <SearchField search={search} placeholder={placeholder} onSearch={onSearch} className="min-w-0 flex-1" />
        {children && (
          <Button
            variant="secondary"
            className="sm:hidden"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {count === 0 ? 'Filter' : `Filter, ${count}`}
          </Button>
        )}
      </div>
      {children && (
        <div id={id} className={classNames('mt-4 flex-col gap-4 sm:contents', isUnfolded ? 'flex' : 'hidden')}>
          {children}
        </div>
      )}
    </search>
  );
}
