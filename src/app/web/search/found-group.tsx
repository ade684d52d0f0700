import { Link } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import type { Entry, Group } from './groups.ts';
import { rangesOf } from './matching.ts';

interface FoundGroupProps {
  id: string;
  group: Group;
  words: string;
}

/** What one source of the search found, with a link to all of it. */
export function FoundGroup({ id, group, words }: FoundGroupProps) {
  const { label, entries, isLoading, isOutdated, isFailed } = group;
  const hits = entries.filter(({ kind }) => kind === 'hit');
  const [all] = entries.filter(({ kind }) => kind === 'all');
  const [retry] = entries.filter(({ kind }) => kind === 'retry');
  return (
    <TitledSection id={id} title={label} className={classNames('min-w-0', isOutdated && 'opacity-60')}>
      {hits.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {hits.map((entry) => (
            <Hit key={entry.key} entry={entry} words={words} />
          ))}
        </ul>
      )}
      {isLoading && hits.length === 0 && (
        <LoadingState label={say('app.foundGroup.loading')} className="mt-4 space-y-3" times={3}>
          <Skeleton className="h-10 w-full" />
        </LoadingState>
      )}
      {isFailed && (
        <div className="mt-3">
          <p className="text-danger-ink">{say('app.foundGroup.failed')}</p>
          {retry && (
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => retry.run?.()}>
              {retry.title}
            </Button>
          )}
        </div>
      )}
      {all?.to && (
        <p className="mt-3">
          <TextLink to={all.to}>{all.title}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}

function Hit({ entry: { to, title, detail, mark }, words }: { entry: Entry; words: string }) {
  return (
    <li className="border-b border-line">
      <Link to={to ?? ''} className="group flex min-h-14 items-center gap-3 py-2">
        {mark}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-semibold group-hover:underline">
            <MarkedText text={title} ranges={rangesOf(title, words)} />
          </span>
          {detail && (
            <span className="block truncate text-sm text-muted">
              <MarkedText text={detail} ranges={rangesOf(detail, words)} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
