import { Link } from 'react-router-dom';
import type { AccountCount } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { ROLE_NAMES, STATUS_NAMES } from '../users/account-texts.ts';
import { ROLES, STATUSES } from '../users/user-filters.ts';
import { countBy } from './chart-headlines.ts';

/** Account counts, each a link to those accounts. */
export function AccountNumbers({ accounts }: { accounts: readonly AccountCount[] }) {
  const [byRole, byStatus] = [countBy(accounts, 'role'), countBy(accounts, 'status')];
  const total = accounts.reduce((sum, one) => sum + one.accounts, 0);
  return (
    <TitledSection id="accounts" title={say('administration.accountNumbers.accounts', { total })} size="2xl">
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Shares
          label={say('administration.accountNumbers.byRole')}
          total={total}
          rows={ROLES.map((role) => ({
            name: ROLE_NAMES[role],
            count: byRole.get(role) ?? 0,
            to: `/admin/users?role=${role}`,
          }))}
        />
        <Shares
          label={say('administration.accountNumbers.byState')}
          total={total}
          rows={STATUSES.map((status) => ({
            name: STATUS_NAMES[status],
            count: byStatus.get(status) ?? 0,
            to: `/admin/users?status=${status}`,
          }))}
        />
      </div>
    </TitledSection>
  );
}

interface SharesProps {
  label: string;
  total: number;
  rows: readonly { name: string; count: number; to: string }[];
}

const Shares = ({ label, total, rows }: SharesProps) => (
  <div>
    <h3 className="text-base text-muted">{label}</h3>
    <ul className="mt-1">
      {rows.map(({ name, count, to }) => (
        <li key={name} className="border-b border-line">
          <Link to={to} className="relative flex items-baseline justify-between gap-4 py-2 hover:bg-sunken">
            <span className="text-link underline-offset-4 hover:underline">{name}</span>
            <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
            <span
              aria-hidden="true"
              className="absolute bottom-0 inset-s-0 h-0.5 bg-action"
              style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
            />
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
