import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react';
import { type ReactNode, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldText, NO_PLACEHOLDER } from './field-frame.tsx';
import { CheckIcon, ChevronDownIcon } from './icons.tsx';

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
  className?: string | undefined;
}

const PANEL = classNames(
  'absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 overflow-y-auto',
  'rounded-e-md border border-line border-s-4 border-s-action bg-raised py-1 shadow-overlay',
);
const OPTION =
  'group flex min-h-10 items-center gap-2 px-3 py-1.5 data-focus:bg-selected forced-colors:data-focus:outline-2';

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, className, name, options, value, onChange, onQuery, placeholder } = props;
  const { isLoading = false, emptyText = say('ui.combobox.noResults') } = props;
  const [query, setQuery] = useState('');
  const shown = onQuery ? options : options.filter((option) => matches(option, query));

  function ask(typed: string) {
    setQuery(typed);
    onQuery?.(typed);
  }

  return (
    <FieldFrame id={name} label={label} hint={hint} error={error} optional={optional} className={className}>
      <HeadlessCombobox name={name} value={value} onChange={onChange} onClose={() => ask('')} immediate>
        <div className="relative">
          <ComboboxInput
            {...describedBy(name, { hint, error })}
            id={name}
            dir="auto"
            autoComplete="off"
            placeholder={placeholder ?? NO_PLACEHOLDER}
            displayValue={(chosen: string | null) => options.find((option) => option.value === chosen)?.label ?? ''}
            onChange={(event) => ask(event.target.value)}
            className={classNames(CONTROL_CLASS, 'ltr:pr-11 rtl:pl-11')}
          />
          <ComboboxButton
            aria-label={say('ui.combobox.showAll')}
            className="absolute inset-y-0 inset-e-0 grid w-11 place-items-center text-muted"
          >
            <ChevronDownIcon />
          </ComboboxButton>
          <ComboboxOptions modal={false} className={PANEL}>
            {shown.map((option) => (
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
            ))}
            {shown.length === 0 && (
              <p className="px-3 py-2 text-muted">{isLoading ? say('ui.combobox.searching') : emptyText}</p>
            )}
          </ComboboxOptions>
        </div>
      </HeadlessCombobox>
      <span role="status" className="sr-only">
        {query && !isLoading ? say('ui.combobox.found', { count: shown.length }) : ''}
      </span>
    </FieldFrame>
  );
}

function matches({ label, hint }: ComboboxChoice, query: string): boolean {
  return `${label} ${hint ?? ''}`.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
