import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface ListFiltersProps {
  /** Always visible. */
  search: ReactNode;
  /** How many other filters are set, shown while they're hidden. */
  count: number;
  /** Present if anything is set. */
  onClear: (() => void) | undefined;
  /** The other fields, with the class that hides them on a phone while closed. */
  children: (whileClosed: string | undefined) => ReactNode;
}

/** A public list's filters; collapsed on a phone. */
export function ListFilters({ search, count, onClear, children }: ListFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search className="block border-y border-line py-5 lg:border-0 lg:py-0">
      <form onSubmit={(event) => event.preventDefault()} className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
        {search}
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="justify-self-start sm:hidden"
        >
          {isOpen ? 'Fewer filters' : count === 0 ? 'More filters' : `More filters, ${count} set`}
        </Button>
        {children(isOpen ? undefined : 'max-sm:hidden')}
      </form>
      {onClear && (
        <Button variant="quiet" size="sm" onClick={onClear} className="mt-3 -ml-3">
          Clear filters
        </Button>
      )}
    </search>
  );
}
