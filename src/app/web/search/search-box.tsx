import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { say } from '#languages/say.ts';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { CommandDialog } from '#ui/dialogs/command-dialog.tsx';
import { DataFrame } from '../shell/data-layout.tsx';
import { type Entry, groupFindings, sayFound } from './groups.ts';
import { readRecent, saveRecent } from './recent-searches.ts';
import { clearRecent } from './recent-storage.ts';
import { SearchCombobox } from './search-combobox.tsx';
import { SearchFooter } from './search-footer.tsx';
import { SearchResults } from './search-results.tsx';
import { closeSearch, readCapturedText } from './search-state.ts';
import { suggestionGroups } from './suggestion-groups.ts';
import { useActive } from './use-active.ts';
import { useFindings } from './use-findings.ts';

const DEBOUNCE_MS = 300;
const LIST_ID = 'search-results';

/** The search dialog. */
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
    if (entry.to === null) return;
    if (words !== '') saveRecent(viewerId, words);
    if (inNewTab) {
      window.open(entry.to, '_blank', 'noopener');
      return;
    }
    closeSearch();
    void navigate(entry.to);
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
        onSelect={(inNewTab) => active && select(active, inNewTab)}
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
