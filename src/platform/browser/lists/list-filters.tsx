import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { applicableFields, countSet, type FilteredList, FilterFields, type FiltersProps } from './filter-fields.tsx';
import { type Counted, sayCount } from './say-total.ts';

const stay = (event: FormEvent) => event.preventDefault();

/** A public list's filters. On a phone, all but the first can be folded. */
export function ListFilters({ address, shown, options }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [first = '', ...others] = applicableFields(address);
  const count = countSet(address, others);
  return (
    <search className="block border-y border-line py-5 lg:border-0 lg:py-0">
      <form onSubmit={stay} className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
        <FilterFields address={address} shown={[first]} />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="justify-self-start no-script:hidden sm:hidden"
        >
          {isOpen
            ? say('platform.listFilters.fewerFilters')
            : count === 0
              ? say('platform.listFilters.moreFilters')
              : say('platform.listFilters.moreFiltersCount', { count })}
        </Button>
        <FilterFields
          address={address}
          shown={shown ?? others}
          options={options}
          className={isOpen ? undefined : 'script:max-sm:hidden'}
        />
        <WithoutScript />
      </form>
      <ClearFilters address={address} size="sm" className="mt-3 -ms-3" />
    </search>
  );
}

/** With JavaScript, each change applies at once. */
const WithoutScript = () => (
  <Button type="submit" variant="secondary" className="script:hidden">
    {say('platform.listFilters.applyFilters')}
  </Button>
);

interface QueueFiltersProps extends FiltersProps {
  /** How many rows there are, for screen readers; undefined while unknown. */
  found: Counted | undefined;
}

/** The filters in one row above a queue or table. On a phone, all but the first can be folded. */
export function QueueFilters({ address, options, found }: QueueFiltersProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [first = '', ...others] = applicableFields(address);
  const count = countSet(address, others);
  return (
    <search className="mt-5 block gap-4 sm:flex sm:flex-wrap sm:items-end">
      <div className="flex min-w-56 flex-1 items-end gap-3">
        <FilterFields address={address} shown={[first]} className="min-w-0 flex-1" />
        {others.length > 0 && (
          <Button
            variant="secondary"
            className="sm:hidden"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {count === 0 ? say('platform.listFilters.filter') : say('platform.listFilters.filterCount', { count })}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <div id={id} className={classNames('mt-4 flex-col gap-4 sm:contents', isUnfolded ? 'flex' : 'hidden')}>
          <FilterFields address={address} shown={others} options={options} className="sm:max-w-80" />
        </div>
      )}
      <p role="status" className="sr-only">
        {address.isFiltered && found && say('platform.listFilters.results', { count: sayCount(found) })}
      </p>
    </search>
  );
}

interface FilterRowProps extends FiltersProps {
  className: string;
  rowClass: string;
  /** Rendered at its end. */
  children?: ReactNode;
}

/** The filters in a row that the page lays out itself, on a phone too. */
export const FilterRow = ({ address, shown, options, className, rowClass, children }: FilterRowProps) => (
  <search className={classNames('block', className)}>
    <form onSubmit={stay} className={rowClass}>
      <FilterFields {...{ address, shown, options }} />
      <WithoutScript />
      {children}
    </form>
  </search>
);

export const ClearFilters = ({ address, ...look }: { address: FilteredList; className: string; size?: 'sm' }) =>
  address.isFiltered && (
    <Button variant="quiet" {...look} onClick={() => address.clear()}>
      {say('platform.listFilters.clearFilters')}
    </Button>
  );

interface NoMatchProps {
  address: FilteredList;
  title: string;
  hint: string;
  /** The button that clears the filters. */
  clear: string;
}

/** In place of a list without a row that fits its filters. */
export const NoMatch = ({ address, title, hint, clear }: NoMatchProps) => (
  <EmptyState
    title={title}
    className="mt-2"
    action={
      <Button variant="secondary" onClick={() => address.clear()}>
        {clear}
      </Button>
    }
  >
    {hint}
  </EmptyState>
);
