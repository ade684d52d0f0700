import { type FormEvent, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { FoundGroup } from './found-group.tsx';
import { groupFindings, sayFound } from './groups.ts';
import { SEARCH_PATH, searchPathOf } from './search-path.ts';
import { useFindings } from './use-findings.ts';

/** Everything that a search finds, under an address of its own. */
export function SearchPage() {
  const [params] = useSearchParams();
  const words = (params.get('q') ?? '').trim().slice(0, searchBounds.maxLength);
  usePageTitle(words === '' ? undefined : say('app.searchPage.titleOf', { words }));
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading>{say('app.searchPage.search')}</PageHeading>
      <SearchForm key={words} words={words} />
      {words === '' ? <Hint /> : <Results words={words} />}
    </div>
  );
}

/** A form of the browser's own, so that it works before the page's script does. */
function SearchForm({ words }: { words: string }) {
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(searchPathOf(String(typed ?? '').trim()));
  }
  return (
    <search className="mt-6 block">
      <form action={SEARCH_PATH} onSubmit={search} className="flex flex-wrap items-end gap-3">
        <TextField
          name="q"
          type="search"
          label={say('app.searchPage.words')}
          autoComplete="off"
          maxLength={searchBounds.maxLength}
          defaultValue={words}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit">{say('app.searchPage.search')}</Button>
      </form>
    </search>
  );
}

const Hint = () => {
  const isVisitor = useViewer() === null;
  return (
    <p className="mt-6 max-w-prose text-muted">
      {isVisitor ? say('app.searchPage.hintForVisitors') : say('app.searchPage.hint')}
    </p>
  );
};

function Results({ words }: { words: string }) {
  const id = useId();
  const findings = useFindings(words, words);
  const groups = groupFindings(findings, words);
  const isSettled = findings.every(({ isLoading }) => !isLoading);
  return (
    <>
      <p role="status" className="mt-4 min-h-6 text-muted">
        {groups.length > 0 && sayFound(findings)}
      </p>
      {groups.length > 0 && (
        <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {groups.map((group) => (
            <FoundGroup key={group.id} id={`${id}-${group.id}`} group={group} words={words} />
          ))}
        </div>
      )}
      {groups.length === 0 && isSettled && (
        <EmptyState
          title={<Phrase text={say('app.searchResults.empty.title')} parts={{ words: () => <bdi>{words}</bdi> }} />}
        >
          {say('app.searchResults.empty.hint')}
        </EmptyState>
      )}
    </>
  );
}
