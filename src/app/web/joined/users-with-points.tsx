import { useQueryClient } from '@tanstack/react-query';
import { UsersPage } from '#domains/administration/web/users/users-page.tsx';
import { PersonPoints } from '#domains/points/web/manage/person-points.tsx';
import { listAllUsersQueryKey } from '#generated/users/listAllUsers.gen.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';

export function UsersWithPoints() {
  const queryClient = useQueryClient();
  return (
    <UsersPage
      renderPoints={(account) => (
        <PersonPoints
          userId={account.id}
          name={accountNameOf(account)}
          total={account.points}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: listAllUsersQueryKey() })}
        />
      )}
    />
  );
}
