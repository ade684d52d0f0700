import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../drawn/icons.tsx';
import { useIsInBrowser } from '../timing/hydration.ts';
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldText, NO_PLACEHOLDER } from './field-frame.tsx';

export interface Suggestion {
  key: string;
  label: ReactNode;
  hint?: string | undefined;
}

interface SuggestFieldProps extends FieldText {
  name: string;
  text: string;
  onText: (text: string) => void;
  /** When the field loses the focus. */
  onLeave: () => void;
  suggestions: readonly Suggestion[];
  onChoose: (key: string) => void;
  /** Whether the suggestions are those for the text. */
  isSettled: boolean;
  /** Whether the text is one that was chosen. */
  isChosen: boolean;
  /** What there is to say about the text. */
  note?: ReactNode;
  autoComplete?: string | undefined;
  className?: string | undefined;
}

const PANEL = classNames(
  'absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 overflow-y-auto rounded-e-md border border-line',
  'border-s-4 border-s-action bg-raised py-1 shadow-overlay',
);
const OPTION = 'min-h-11 cursor-pointer px-3 py-1.5 aria-selected:bg-selected forced-colors:aria-selected:outline-2';

/**
 * A text field with suggestions below. Any text may be left in it: nothing is chosen unless the reader does so, with the
 * arrows and Enter or by pressing it.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { name, label, hint, error, optional, className, text, suggestions, isSettled } = props;
  // The server doesn't know what the browser has stored of a form.
  const isInBrowser = useIsInBrowser();
  const isChosen = props.isChosen && isInBrowser;
  const note = isInBrowser && props.note;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = `${name}-suggestions`;
  const isShown = isOpen && suggestions.length > 0;
  const activeId = isShown && active !== null && active < suggestions.length ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close() {
    setOpen(false);
    setActive(null);
  }
  function choose(index: number) {
    const chosen = suggestions[index];
    if (chosen) props.onChoose(chosen.key);
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    const key = event.key;
    if (key === 'Escape' && isShown) {
      // Otherwise it would also close a dialog.
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && activeId) {
      choose(active ?? 0);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && suggestions.length > 0) {
      const from = active ?? (key === 'ArrowDown' ? -1 : suggestions.length);
      setOpen(true);
      setActive((from + (key === 'ArrowDown' ? 1 : -1) + suggestions.length) % suggestions.length);
    } else return;
    event.preventDefault();
  }

  return (
    <FieldFrame id={name} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <input
          {...describedBy(name, { hint, error })}
          id={name}
          name={name}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          dir="auto"
          autoComplete={props.autoComplete ?? 'off'}
          placeholder={NO_PLACEHOLDER}
          value={text}
          onChange={({ target }) => {
            props.onText(target.value);
            // What was typed before the page's script ran arrives later, when the reader may be elsewhere.
            setOpen(target === document.activeElement);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            props.onLeave();
          }}
          className={classNames(CONTROL_CLASS, 'ltr:pr-10 rtl:pl-10')}
        />
        {isChosen && (
          <CheckIcon className="pointer-events-none absolute inset-y-0 inset-e-3 my-auto size-5 text-link" />
        )}
        <ul
          ref={list}
          id={listId}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options, as ARIA has it.
          role="listbox"
          aria-label={say('ui.suggestField.suggestions')}
          hidden={!isShown}
          className={PANEL}
          // Otherwise the field loses the focus, and the list is closed before the press ends.
          onPointerDown={(event) => event.preventDefault()}
        >
          {isShown &&
            suggestions.map(({ key, label: words, hint: more }, index) => (
              // The field keeps the focus and takes the keys.
              // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
              // biome-ignore lint/a11y/useFocusableInteractive: as above.
              <li
                key={key}
                id={`${listId}-${index}`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option, as ARIA has it.
                role="option"
                aria-selected={index === active}
                className={OPTION}
                onPointerMove={() => setActive(index)}
                onClick={() => choose(index)}
              >
                <bdi>{words}</bdi>
                {more && (
                  <span dir="auto" className="block text-sm text-muted">
                    {more}
                  </span>
                )}
              </li>
            ))}
        </ul>
      </div>
      {note && <p className="mt-1.5 text-sm text-muted">{note}</p>}
      <span role="status" className="sr-only">
        {isShown && isSettled && !isChosen && say('ui.combobox.found', { count: suggestions.length })}
        {isChosen && say('ui.suggestField.chosen')}
      </span>
    </FieldFrame>
  );
}
