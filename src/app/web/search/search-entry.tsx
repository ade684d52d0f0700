import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';
import type { Entry } from './groups.ts';
import { rangesOf } from './matching.ts';

interface SearchEntryProps {
  id: string;
  entry: Entry;
  words: string;
  isActive: boolean;
  onHover: () => void;
  onSelect: (inNewTab: boolean) => void;
}

/** The field keeps the focus, so results aren't tab stops. */
export function SearchEntry({ id, entry, words, isActive, onHover, onSelect }: SearchEntryProps) {
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onPointerMove: isActive ? undefined : onHover,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    className: classNames(
      'flex min-h-11 w-full scroll-my-10 items-center gap-3 border-s-4 px-4 py-1.5 text-start',
      isActive ? 'border-action bg-selected forced-colors:outline-2' : 'border-unmarked',
    ),
  } as const;
  const content = (
    <>
      {entry.mark}
      <span className="min-w-0 flex-1">
        <span dir="auto" className={classNames('block truncate', entry.kind === 'hit' ? 'font-semibold' : 'text-link')}>
          <MarkedText text={entry.title} ranges={entry.kind === 'hit' ? rangesOf(entry.title, words) : []} />
        </span>
        {entry.detail && (
          <span className="block truncate text-sm text-muted">
            <MarkedText text={entry.detail} ranges={rangesOf(entry.detail, words)} />
          </span>
        )}
      </span>
    </>
  );
  if (entry.to === null) {
    return (
      <button type="button" {...shared} onClick={() => onSelect(false)}>
        {content}
      </button>
    );
  }
  const select = (event: MouseEvent) => {
    // Let the browser open the new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(false);
  };
  return (
    <Link to={entry.to} {...shared} onClick={select}>
      {content}
    </Link>
  );
}
