import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface ListFiltersProps {
  /** The field that is always in sight. */
  search: ReactNode;
  /** How many of the others are set: told while they are out of sight. */
  count: number;
  /** Given where anything is set. */
  onClear: (() => void) | undefined;
  /** The other fields, with the class that hides each on a phone until they are asked for. */
  children: (whileClosed: string | undefined) => ReactNode;
}

/** The filters of a public list. On a phone it would begin below a screen of fields, so they open by a press. */
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
