import type { KeyboardEvent } from 'react';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { CloseIcon, SearchIcon } from '#ui/drawn/icons.tsx';
import { closeSearch } from './search-state.ts';

interface SearchComboboxProps {
  listId: string;
  typed: string;
  maxLength: number;
  activeId: string | null;
  onType: (typed: string) => void;
  onMove: (by: 1 | -1) => void;
  onSelect: (inNewTab: boolean) => void;
}

export function SearchCombobox({ listId, typed, maxLength, activeId, onType, onMove, onSelect }: SearchComboboxProps) {
  // Visitors can't find people.
  const isVisitor = useViewer() === null;
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'ArrowUp') onMove(-1);
    else if (event.key === 'Enter') onSelect(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }
  return (
    <div className="flex shrink-0 items-center gap-3 border-b-2 border-line pe-2 ps-5 focus-within:border-action">
      <SearchIcon className="size-5 shrink-0 text-muted" />
      <input
        type="text"
        dir="auto"
        role="combobox"
        aria-label={say('app.searchCombobox.searchEverything')}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId ?? undefined}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the dialog is there for this field.
        autoFocus
        placeholder={isVisitor ? say('app.searchCombobox.searchAsVisitor') : say('app.searchCombobox.placeholder')}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
        className="min-h-16 min-w-0 flex-1 bg-transparent text-lg text-ellipsis outline-hidden placeholder:text-muted rtl:[&[dir=auto]:placeholder-shown]:[direction:rtl]"
      />
      <button
        type="button"
        aria-label={say('app.searchCombobox.close')}
        onClick={closeSearch}
        className="grid size-10 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
