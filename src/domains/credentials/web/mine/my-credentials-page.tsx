import { listMyCredentialsInfiniteOptions } from '#generated/credentials/listMyCredentials.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { CredentialRow } from './credential-row.tsx';
import { YearRecords } from './year-records.tsx';

export function MyCredentialsPage() {
  const { list, rows } = useWalkedList(listMyCredentialsInfiniteOptions());
  const years = list.data?.pages[0]?.data.recordableYears ?? [];
  return (
    <div className="max-w-6xl">
      <PageHeading size="area" lead={say('credentials.minePage.lead')}>
        {say('credentials.minePage.title')}
      </PageHeading>
      <WalkedList
        list={list}
        isEmpty={rows.length === 0}
        loading={<Loading />}
        empty={<NoCredentials />}
        failed={say('credentials.minePage.failed')}
        more={say('credentials.minePage.more')}
      >
        {years.length > 0 && <YearRecords years={years} />}
        <ul className="mt-8 border-t border-line">
          {rows.map((credential) => (
            <CredentialRow key={credential.id} credential={credential} />
          ))}
        </ul>
      </WalkedList>
    </div>
  );
}

function NoCredentials() {
  const { role, home } = useKnownViewer();
  return (
    <EmptyState
      title={say('credentials.minePage.empty.title')}
      className="mt-6 max-w-3xl"
      // Others are named by the members who log an impact.
      link={
        role === 'Member'
          ? { to: `${home}/impacts/new`, label: say('credentials.minePage.empty.log') }
          : { to: '/impacts', label: say('credentials.minePage.empty.see') }
      }
    >
      {say('credentials.minePage.empty.hint')}
    </EmptyState>
  );
}

const Loading = () => (
  <LoadingState label={say('credentials.minePage.loading')} className="mt-8 border-t border-line" times={4}>
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 border-b border-line py-5 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <Skeleton className="aspect-square w-full rounded-full" />
      <SkeletonText lines={2} className="max-w-md" />
    </div>
  </LoadingState>
);
