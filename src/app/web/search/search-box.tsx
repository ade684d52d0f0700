import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { say } from '#languages/say.ts';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { CommandDialog } from '#ui/dialogs/command-dialog.tsx';
import { KeyCap } from '#ui/keys/key-cap.tsx';
import { DataFrame } from '../shell/data-layout.tsx';
import { type Entry, groupFindings, sayFound } from './groups.ts';
import { readRecent, saveRecent } from './recent-searches.ts';
import { clearRecent } from './recent-storage.ts';
import { SearchCombobox } from './search-combobox.tsx';
import { searchPathOf } from './search-path.ts';
import { SearchResults } from './search-results.tsx';
import { closeSearch, readCapturedText } from './search-state.ts';
import { suggestionGroups } from './suggestion-groups.ts';
import { useFindings } from './use-findings.ts';

/** Keyboard shortcuts, hidden on touch devices. */
const SearchFooter = () => (
  <p className="flex shrink-0 flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-xs text-muted max-sm:hidden">
    <span>
      <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {say('app.searchFooter.move')}
    </span>
    <span>
      <KeyCap>{say('app.searchFooter.enter')}</KeyCap> {say('app.searchFooter.open')}
    </span>
    <span>
      <KeyCap>{say('app.searchFooter.ctrl')}</KeyCap> <KeyCap>{say('app.searchFooter.enter')}</KeyCap>{' '}
      {say('app.searchFooter.newTab')}
    </span>
    <span>
      <KeyCap>{say('app.searchFooter.esc')}</KeyCap> {say('app.searchFooter.close')}
    </span>
  </p>
);

const DEBOUNCE_MS = 300;
const LIST_ID = 'search-results';

export const SearchBox = () => (
  <DataFrame>
    <CommandDialog label={say('app.searchBox.search')} onClose={closeSearch}>
      <Search />
    </CommandDialog>
  </DataFrame>
);

/** Closes the search on going back. It can't wait for the router's location, which changes once the page has loaded. */
function useCloseOnBack(): void {
  useEffect(() => {
    addEventListener('popstate', closeSearch);
    return () => removeEventListener('popstate', closeSearch);
  }, []);
}

function Search() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const viewerId = viewer?.id ?? null;
  const [typed, setTyped] = useState(readCapturedText);
  useCloseOnBack();
  const [recent, setRecent] = useState(() => readRecent(viewerId));
  const words = typed.trim();
  const allTo = searchPathOf(words);
  const debounced = useDebounced(words, DEBOUNCE_MS);
  const findings = useFindings(words, words === '' || debounced === '' ? null : debounced);
  const isWaiting = words !== '' && debounced !== words;
  const groups = words === '' ? suggestionGroups(viewer, recent) : groupFindings(findings, words);
  const entries = groups.flatMap((group) => group.entries);
  const { active, choose, move } = useActive(entries, words);

  function select(entry: Entry, inNewTab: boolean) {
    if (entry.kind === 'recent') return setTyped(entry.title);
    if (entry.kind === 'forget') {
      clearRecent(viewerId);
      return setRecent([]);
    }
    entry.run?.();
    if (entry.to !== null) open(entry.to, inNewTab);
  }

  function open(to: string, inNewTab: boolean) {
    if (words !== '') saveRecent(viewerId, words);
    if (inNewTab) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    closeSearch();
    void navigate(to);
  }

  /** Without a chosen result, all of them. */
  function enter(inNewTab: boolean) {
    if (active) select(active, inNewTab);
    else if (words !== '') open(allTo, inNewTab);
  }

  return (
    <>
      <SearchCombobox
        listId={LIST_ID}
        typed={typed}
        maxLength={searchBounds.maxLength}
        activeId={active && idOf(active)}
        onType={setTyped}
        onMove={move}
        onSelect={enter}
      />
      <SearchResults
        id={LIST_ID}
        groups={groups}
        words={words}
        active={active}
        idOf={idOf}
        isSettled={!isWaiting && findings.every(({ isLoading }) => !isLoading)}
        onHover={choose}
        onSelect={select}
      />
      <SearchFooter />
      <p role="status" className="sr-only">
        {words !== '' && !isWaiting && sayFound(findings)}
      </p>
    </>
  );
}

const idOf = ({ key }: Entry): string => `found-${key.replaceAll(/[^\w-]/g, '-')}`;

interface Active {
  active: Entry | null;
  choose: (entry: Entry) => void;
  /** Wraps around. */
  move: (by: 1 | -1) => void;
}

/** The chosen result, which stays chosen even if it moves. A new search has none. */
function useActive(entries: readonly Entry[], words: string): Active {
  const [chosen, setChosen] = useState<{ key: string | undefined; words: string }>({ key: undefined, words });
  const index = chosen.words === words ? entries.findIndex(({ key }) => key === chosen.key) : -1;
  // From none, a step back leads to the last.
  const next = (by: 1 | -1) => (index === -1 && by === -1 ? -1 : (index + by) % Math.max(1, entries.length));
  return {
    active: entries[index] ?? null,
    choose: (entry) => setChosen({ key: entry.key, words }),
    move: (by) => setChosen({ key: entries.at(next(by))?.key, words }),
  };
}
