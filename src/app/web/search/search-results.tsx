import { useEffect, useRef } from 'react';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Entry, Group } from './groups.ts';
import { SearchEntry } from './search-entry.tsx';

interface SearchResultsProps {
  id: string;
  groups: readonly Group[];
  words: string;
  active: Entry | null;
  idOf: (entry: Entry) => string;
  /** Whether every source has answered. */
  isSettled: boolean;
  onHover: (entry: Entry) => void;
  onSelect: (entry: Entry, inNewTab: boolean) => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { id, groups, words, active, idOf, isSettled, onHover, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId !== null) list.current?.querySelector(`#${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const isEmpty = groups.length === 0;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2">
      <div ref={list} id={id} role="listbox" aria-label={say('app.searchResults.results')} tabIndex={-1}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box groups its options so; a fieldset has no place in it.
          <div
            key={group.id}
            role="group"
            aria-labelledby={`${id}-${group.id}`}
            className={classNames('scroll-my-2 pb-2', group.isOutdated && 'opacity-60')}
          >
            <p id={`${id}-${group.id}`} className="px-5 pt-2 pb-1 text-sm text-muted">
              {group.label}
              {group.isFailed && <span className="text-danger-ink"> {say('app.searchResults.sourceFailed')}</span>}
            </p>
            {group.entries.map((entry) => (
              <SearchEntry
                key={entry.key}
                id={idOf(entry)}
                entry={entry}
                words={words}
                isActive={entry.key === active?.key}
                onHover={() => onHover(entry)}
                onSelect={(inNewTab) => onSelect(entry, inNewTab)}
              />
            ))}
            {group.isLoading && group.entries.length === 0 && (
              <div aria-hidden="true" className="space-y-2 px-5 py-1">
                <Skeleton className="h-9 w-full" />
              </div>
            )}
          </div>
        ))}
      </div>
      {isEmpty && isSettled && (
        <div className="px-5 py-6">
          <p className="font-display text-xl font-semibold">
            <Phrase text={say('app.searchResults.empty.title')} parts={{ words: () => <bdi>{words}</bdi> }} />
          </p>
          <p className="mt-1 text-muted">{say('app.searchResults.empty.hint')}</p>
        </div>
      )}
    </div>
  );
}
