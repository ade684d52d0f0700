import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listAllUsersOptions } from '#generated/users/listAllUsers.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

const SHOWN = 8;

/** The members with the highest totals, to open one of them. */
export function MostPoints() {
  const read = useQuery(listAllUsersOptions({ query: { sort: 'points', page_size: SHOWN } }));
  const accounts = read.data?.data.data ?? [];
  return (
    <TitledSection id="most-points" title={say('points.mostPoints.title')}>
      {read.isPending && (
        <LoadingState label={say('points.mostPoints.loading')} className="mt-3">
          <Skeleton className="h-96 w-full" />
        </LoadingState>
      )}
      {read.isError && <FailedRead of={read} level={3} className="mt-3" what={say('points.mostPoints.failed')} />}
      {accounts.length > 0 && (
        <ol className="mt-3 border-t border-line">
          {accounts.map((account) => (
            <li key={account.id} className="border-b border-line">
              <Link to={`?person=${account.id}`} className="flex items-center gap-3 py-2.5 hover:bg-sunken">
                <Avatar name={accountNameOf(account)} src={account.avatarUrl ?? undefined} size="sm" />
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate font-semibold text-link">
                    {accountNameOf(account)}
                  </span>
                  <span className="block truncate text-sm text-muted">{account.email}</span>
                </span>
                <span className="font-semibold tabular-nums">{formatNumber(account.points)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
