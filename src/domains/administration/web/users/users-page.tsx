import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { Account } from '#generated/types.gen.ts';
import { listAllUsersOptions } from '#generated/users/listAllUsers.gen.ts';
import { say } from '#languages/say.ts';
import { pagingOf, useQueueAddress } from '#platform/browser/decisions/queue/use-queue-address.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { PAGE_SIZE } from '#platform/browser/lists/use-list-address.ts';
import { momentsOf } from '#platform/browser/page/local-days.ts';
import { usePersonAddress } from '#platform/browser/people/person-address.tsx';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Queue } from '#ui/queue/queue.tsx';
import { QueueFooter } from '#ui/queue/queue-footer.tsx';
import { QueueHeading } from '#ui/queue/queue-heading.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { ACTION_TEXTS, type AccountAction, availableActions, ERASURE_TEXTS } from './account-actions.ts';
import { AccountQuestion } from './account-question.tsx';
import { ErasureQuestion } from './erasure-question.tsx';
import { type AccountActions, useAccountActions } from './use-account-actions.ts';
import { userFilters } from './user-filters.ts';
import { UserPanel } from './user-panel.tsx';
import { UserHeads, UserRow } from './user-row.tsx';
import { UserStates } from './user-states.tsx';

const ExportDialog = lazyPart(async () => ({ default: (await import('../export/export-dialog.tsx')).ExportDialog }));

/** Search, view and manage all accounts. */
export function UsersPage({ renderPoints }: { renderPoints: (account: Account) => ReactNode }) {
  const { id: ownId } = useKnownViewer();
  const addressOf = usePersonAddress();
  const place = useQueueAddress(userFilters);
  const list = useQuery({
    ...listAllUsersOptions({ query: { ...momentsOf(place.values), ...pagingOf(place, null) } }),
    placeholderData: keepPreviousData,
  });
  const actions = useAccountActions();
  const [isExporting, setIsExporting] = useState(false);
  const [erased, setErased] = useState<Account | null>(null);
  const rows = list.data?.data.data ?? [];
  const meta = list.data?.data.meta;
  const current = rows.find(({ id }) => id === place.item) ?? rows[0];
  const first = (place.page - 1) * PAGE_SIZE + 1;
  const reloading = { isReloading: list.isFetching, onReload: () => void list.refetch() };
  const askCurrent = (action: AccountAction) => {
    if (current && current.id !== ownId && availableActions(current).includes(action)) actions.ask(action, current);
  };
  return (
    <>
      <PageHeading
        size="area"
        lead={say('administration.usersPage.intro')}
        actions={
          meta && (
            <Button variant="secondary" onClick={() => setIsExporting(true)}>
              {say('administration.usersPage.export')}
            </Button>
          )
        }
      >
        {say('administration.usersPage.users')}
      </PageHeading>
      <QueueFilters address={place} found={meta} />
      <div className="mt-6">
        {rows.length === 0 || meta === undefined ? (
          <UserStates list={list} place={place} />
        ) : (
          <Queue
            label={say('administration.usersPage.accounts')}
            shape="table"
            rows={rows}
            rowKey={({ id }) => id}
            rowTitle={accountNameOf}
            renderRow={(account) => <UserRow account={account} />}
            columnHeads={<UserHeads />}
            current={place.item}
            onCurrent={place.goTo}
            isOpen={place.isOpen}
            onOpen={place.open}
            onClose={place.close}
            panel={{
              title: accountNameOf,
              body: (account) => (
                <UserPanel
                  account={account}
                  isOwn={account.id === ownId}
                  profilePath={account.status === 'active' ? addressOf(account) : null}
                  points={renderPoints(account)}
                />
              ),
              actions: (account) =>
                account.id === ownId || account.erasedAt !== null ? null : (
                  <AccountButtons account={account} actions={actions} onErase={() => setErased(account)} />
                ),
            }}
            commands={[
              {
                key: 'e',
                label: say('administration.usersPage.changeRole'),
                run: () => askCurrent('role'),
              },
              {
                key: 'd',
                label: say('administration.usersPage.toggleActive'),
                run: () => askCurrent(current?.isActive ? 'deactivate' : 'reactivate'),
              },
              { key: 'r', label: say('administration.usersPage.refresh'), run: reloading.onReload },
            ]}
            heading={
              <QueueHeading
                first={first}
                last={first + rows.length - 1}
                total={meta.total}
                isExact={meta.totalIsExact}
                newCount={0}
                {...reloading}
              />
            }
            footer={
              <QueueFooter
                isWorkedThrough={false}
                page={place.page}
                pageCount={meta.totalPages}
                to={place.toPage}
                {...reloading}
              />
            }
          />
        )}
      </div>
      {isExporting && meta && (
        <Suspense>
          <ExportDialog filters={place.values} total={meta} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
      {erased && <ErasureQuestion key={erased.id} account={erased} onClose={() => setErased(null)} />}
      {actions.asked && (
        <AccountQuestion
          key={`${actions.asked.action} ${actions.asked.account.id}`}
          {...actions.asked}
          isPending={actions.isPending}
          error={actions.error}
          onConfirm={actions.confirm}
          onClose={actions.close}
        />
      )}
    </>
  );
}

interface AccountButtonsProps {
  account: Account;
  actions: AccountActions;
  onErase: () => void;
}

const AccountButtons = ({ account, actions, onErase }: AccountButtonsProps) => (
  <>
    {availableActions(account).map((action) => (
      <Button key={action} size="sm" variant="secondary" onClick={() => actions.ask(action, account)}>
        {ACTION_TEXTS[action].label}
      </Button>
    ))}
    <Button size="sm" variant="danger" onClick={onErase}>
      {ERASURE_TEXTS.label}
    </Button>
  </>
);
