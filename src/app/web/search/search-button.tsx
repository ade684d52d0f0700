import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/drawn/icons.tsx';
import { openSearch } from './search-state.ts';

interface SearchButtonProps {
  /** Shows the label and shortcut. */
  isWide?: boolean;
  className?: string;
}

export function SearchButton({ isWide = false, className }: SearchButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={isWide ? undefined : say('app.searchButton.search')}
      onClick={openSearch}
      className={classNames(
        isWide
          ? 'flex min-h-10 w-full items-center gap-2.5 rounded-sm border border-control bg-raised px-3 text-sm text-muted hover:text-ink'
          : 'grid size-10 shrink-0 place-items-center rounded-sm hover:bg-selected',
        className,
      )}
    >
      <SearchIcon />
      {isWide && (
        <>
          {say('app.searchButton.search')}
          <span aria-hidden="true" className="ms-auto font-sans text-xs">
            {KEYS}
          </span>
        </>
      )}
    </button>
  );
}

const KEYS = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : say('app.searchButton.ctrlK');
