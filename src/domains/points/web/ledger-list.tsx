import { Link } from 'react-router-dom';
import type { PointsEntry } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { classNames } from '#ui/class-names.ts';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';

interface LedgerListProps {
  entries: readonly PointsEntry[];
  className?: string | undefined;
}

export function LedgerList({ entries, className }: LedgerListProps) {
  return (
    <ol className={classNames('border-t border-line', className)}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
        >
          <p
            className={classNames(
              'font-display text-xl tabular-nums',
              entry.points < 0 ? 'text-danger-ink' : 'text-link',
            )}
          >
            <bdi dir="ltr">{signed(entry.points)}</bdi>
            <span className="sr-only"> {say('points.ledgerList.points')}</span>
          </p>
          <div className="min-w-0">
            <p dir="auto" className="max-w-prose break-words">
              {entry.reason}
            </p>
            <p className="mt-0.5 text-sm text-muted">
              <Day value={entry.createdAt} />
              {entry.subject?.kind === 'user' && (
                <>
                  {say('language.comma')}
                  <PersonName person={{ ...entry.subject, name: entry.subject.title }} />
                </>
              )}
              {entry.subject?.kind === 'impact' && (
                <>
                  {say('language.comma')}
                  <Link
                    to={`/impacts/${entry.subject.id}/${entry.subject.slug}`}
                    className="text-link underline underline-offset-4"
                    aria-label={say('points.ledgerList.seeImpact', { title: isolate(entry.subject.title) })}
                  >
                    {' '}
                    {say('points.ledgerList.impactLink')}{' '}
                  </Link>
                </>
              )}
            </p>
          </div>
          <p className="col-start-2 text-sm text-muted tabular-nums sm:col-start-3 sm:text-end">
            {say('points.ledgerList.total', { balance: entry.balance })}
          </p>
        </li>
      ))}
    </ol>
  );
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
