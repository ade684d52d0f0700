import { UsersPage } from '#domains/administration/web/users/users-page.tsx';
import { PersonPoints } from '#domains/points/web/manage/person-points.tsx';
import { accountNameOf } from '#platform/browser/session/account-name.ts';

export const UsersWithPoints = () => (
  <UsersPage
    renderPoints={(account) => (
      <PersonPoints userId={account.id} name={accountNameOf(account)} total={account.points} />
    )}
  />
);
