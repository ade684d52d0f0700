import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { CheckIcon, ChevronDownIcon } from '../drawn/icons.tsx';
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldText, NO_PLACEHOLDER } from './field-frame.tsx';

export interface ComboboxChoice {
  value: string;
  label: string;
  hint?: string | undefined;
}

export interface ComboboxProps extends FieldText {
  name: string;
  options: readonly ComboboxChoice[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** If given, the server filters the options; otherwise they're filtered here. */
  onQuery?: ((query: string) => void) | undefined;
  isLoading?: boolean | undefined;
  emptyText?: ReactNode;
  placeholder?: string | undefined;
  /** Its options then move what follows down: a dialog would cut off what reaches beyond its content. */
  isInDialog?: boolean | undefined;
  className?: string | undefined;
}

const PANEL =
  'mt-1.5 max-h-80 overflow-y-auto rounded-e-md border border-line border-s-4 border-s-action bg-raised py-1 shadow-overlay';
const OVERLAID = 'absolute inset-x-0 top-full z-30';
const OPTION =
  'group flex min-h-10 w-full items-center gap-2 px-3 py-1.5 data-focus:bg-selected forced-colors:data-focus:outline-2';

/** From this many options on, only those in view are drawn: all of the world's time zones took seconds. */
const MANY = 100;

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, className, name, options, value, onChange, onQuery, placeholder } = props;
  const { isLoading = false, emptyText = say('ui.combobox.noResults'), isInDialog = false } = props;
  const panel = classNames(PANEL, !isInDialog && OVERLAID);
  const [query, setQuery] = useState('');
  const isFilteredHere = onQuery === undefined;
  const shown = useMemo(
    () => (isFilteredHere ? options.filter((option) => matches(option, query)) : options),
    [isFilteredHere, options, query],
  );
  const isLong = options.length >= MANY;
  const inView = useMemo(() => (isLong ? { options: shown.map((option) => option.value) } : null), [isLong, shown]);
  const find = (value: string | null) => options.find((option) => option.value === value);
  const nothing = <p className="px-3 py-2 text-muted">{isLoading ? say('ui.combobox.searching') : emptyText}</p>;

  function ask(typed: string) {
    setQuery(typed);
    onQuery?.(typed);
  }

  return (
    <FieldFrame id={name} label={label} hint={hint} error={error} optional={optional} className={className}>
      <HeadlessCombobox
        name={name}
        value={value}
        onChange={onChange}
        onClose={() => ask('')}
        immediate
        virtual={inView}
      >
        {({ open }) => (
          <div className="relative">
            <div className="relative">
              <ComboboxInput
                {...describedBy(name, { hint, error })}
                id={name}
                dir="auto"
                autoComplete="off"
                placeholder={placeholder ?? NO_PLACEHOLDER}
                displayValue={(chosen: string | null) => find(chosen)?.label ?? ''}
                onChange={(event) => ask(event.target.value)}
                className={classNames(CONTROL_CLASS, 'ltr:pr-11 rtl:pl-11')}
              />
              <ComboboxButton
                aria-label={say('ui.combobox.showAll')}
                className="absolute inset-y-0 inset-e-0 grid w-11 place-items-center text-muted"
              >
                <ChevronDownIcon />
              </ComboboxButton>
            </div>
            {isLong ? (
              <ComboboxOptions modal={false} className={classNames(panel, shown.length === 0 && 'hidden')}>
                {({ option }: { option: string }) => renderOption(find(option) ?? { value: option, label: option })}
              </ComboboxOptions>
            ) : (
              <ComboboxOptions modal={false} className={panel}>
                {shown.map(renderOption)}
                {shown.length === 0 && nothing}
              </ComboboxOptions>
            )}
            {isLong && open && shown.length === 0 && <div className={panel}>{nothing}</div>}
          </div>
        )}
      </HeadlessCombobox>
      <span role="status" className="sr-only">
        {query && !isLoading ? say('ui.combobox.found', { count: shown.length }) : ''}
      </span>
    </FieldFrame>
  );
}

const renderOption = (option: ComboboxChoice) => (
  <ComboboxOption key={option.value} value={option.value} className={OPTION}>
    <span className="min-w-0 flex-1">
      <bdi>{option.label}</bdi>
      {option.hint && (
        <span dir="auto" className="block text-sm text-muted">
          {option.hint}
        </span>
      )}
    </span>
    <CheckIcon className="invisible size-4 shrink-0 text-link group-data-selected:visible" />
  </ComboboxOption>
);

function matches({ label, hint }: ComboboxChoice, query: string): boolean {
  return `${label} ${hint ?? ''}`.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
