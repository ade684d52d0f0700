import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listAllUsersOptions } from '#generated/users/listAllUsers.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { ROLE_NAMES, STATUS_NAMES, STATUS_TONES } from '../users/account-texts.ts';

const SHOWN = 5;

export function NewestAccounts() {
  const list = useQuery(listAllUsersOptions({ query: { page_size: SHOWN } }));
  const accounts = list.data?.data.data ?? [];
  return (
    <TitledSection id="newest" title={say('administration.newestAccounts.newestMembers')} size="2xl">
      {list.isPending && (
        <LoadingState label={say('administration.newestAccounts.loading')} className="mt-4">
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {list.isError && (
        <FailedRead of={list} level={3} className="mt-4" what={say('administration.newestAccounts.failed')} />
      )}
      {accounts.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {accounts.map((account) => (
            <li key={account.id} className="border-b border-line">
              <Link to={`/admin/users?person=${account.id}`} className="flex items-center gap-3 py-2.5 hover:bg-sunken">
                <Avatar name={accountNameOf(account)} src={account.avatarUrl ?? undefined} size="sm" />
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate font-semibold text-link">
                    {accountNameOf(account)}
                  </span>
                  <span className="block text-sm text-muted">
                    <Ago value={account.createdAt} isFirst /> · {ROLE_NAMES[account.role]}
                  </span>
                </span>
                {account.status !== 'active' && (
                  <Badge tone={STATUS_TONES[account.status]}>{STATUS_NAMES[account.status]}</Badge>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <TextLink to="/admin/users">{say('administration.newestAccounts.allAccounts')}</TextLink>
      </p>
    </TitledSection>
  );
}
