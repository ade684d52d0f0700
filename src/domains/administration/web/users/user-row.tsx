import type { Account } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';
import { ROLE_NAMES, STATUS_TONES, sayStatus } from './account-texts.ts';

/** Columns shared by the header and the rows; on a phone each row is two lines. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_5rem_4.5rem_6.5rem] sm:items-center';

export const UserHeads = () => (
  <div
    aria-hidden="true"
    className={classNames(COLUMNS, 'border-b border-line py-1.5 pe-3 ps-4 text-sm text-muted max-sm:hidden')}
  >
    <span className="ps-11">{say('administration.userRow.person')}</span>
    <span>{say('administration.userRow.role')}</span>
    <span className="text-end">{say('administration.userRow.points')}</span>
    <span className="text-end">{say('administration.userRow.joined')}</span>
  </div>
);

/** One line of the table. */
export function UserRow({ account }: { account: Account }) {
  const { email, role, status, points, createdAt, avatarUrl, suspendedUntil } = account;
  const name = accountNameOf(account);
  return (
    <span className={COLUMNS}>
      <span className="flex min-w-0 items-center gap-3">
        <Avatar
          name={name}
          src={avatarUrl ?? undefined}
          size="sm"
          className={classNames(status === 'inactive' && 'grayscale')}
        />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span dir="auto" className={classNames('truncate', status === 'inactive' ? 'text-muted' : 'font-semibold')}>
              {name}
            </span>
            {status !== 'active' && <Badge tone={STATUS_TONES[status]}>{sayStatus(account)}</Badge>}
            {suspendedUntil && <Badge tone="danger">{say('administration.userRow.suspended')}</Badge>}
          </span>
          <span dir="auto" className="block truncate text-sm text-muted">
            {account.erasedAt === null && email}
          </span>
        </span>
      </span>
      <span className={classNames('text-sm max-sm:text-end', role === 'Member' ? 'text-muted' : 'font-semibold')}>
        <span className="sr-only">{say('administration.userRow.roleSpoken')} </span>
        {ROLE_NAMES[role]}
      </span>
      <span className="text-end text-sm tabular-nums max-sm:hidden">
        {formatNumber(points)}
        <span className="sr-only"> {say('administration.userRow.pointsJoined')} </span>
      </span>
      <span className="text-end text-sm text-muted max-sm:hidden">
        <Day value={createdAt} />
      </span>
    </span>
  );
}
