import { say } from '#languages/say.ts';
import { choice } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { FilterRow } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { impactYear } from '../years.ts';
import { MyImpactRow } from './my-impact-row.tsx';
import { useMyImpacts } from './use-my-impacts.ts';
import { WaitingDraft } from './waiting-draft.tsx';

export const myImpactFilters = declareFilters({
  impactYear,
  state: choice(
    [
      { value: 'pending', label: say('impacts.myImpactsPage.awaitingReview') },
      { value: 'verified', label: say('impacts.myImpactsPage.verified') },
      { value: 'declined', label: say('impacts.myImpactsPage.declined') },
    ],
    { label: say('impacts.myImpactsPage.state'), placeholder: say('impacts.myImpactsPage.allStates') },
  ),
});

export function MyImpactsPage() {
  const address = useListAddress(myImpactFilters);
  const { list, impacts } = useMyImpacts(address.values);
  const { isFiltered } = address;

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead={say('impacts.myImpactsPage.intro')}
        actions={<ButtonLink to="/dashboard/impacts/new">{say('impacts.myImpactsPage.logImpact')}</ButtonLink>}
      >
        {say('impacts.myImpactsPage.myImpacts')}
      </PageHeading>
      <WaitingDraft className="mt-8 max-w-4xl" />
      <FilterRow address={address} className="mt-8 max-w-xl" rowClass="grid gap-4 min-[22rem]:grid-cols-2" />
      <WalkedList
        list={list}
        isEmpty={impacts.length === 0}
        loading={<Loading />}
        empty={
          <EmptyState
            title={isFiltered ? say('impacts.myImpactsPage.filtered.title') : say('impacts.myImpactsPage.empty')}
            className="mt-6 max-w-3xl"
            action={
              isFiltered ? (
                <TextLink to={{ search: '' }}>{say('impacts.myImpactsPage.clearFilters')}</TextLink>
              ) : (
                <ButtonLink to="/dashboard/impacts/new" variant="secondary">
                  {say('impacts.myImpactsPage.logFirst')}
                </ButtonLink>
              )
            }
          >
            {isFiltered ? say('impacts.myImpactsPage.filtered.hint') : say('impacts.myImpactsPage.emptyHint')}
          </EmptyState>
        }
        failed={say('impacts.myImpactsPage.failed')}
        more={say('impacts.myImpactsPage.more')}
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {impacts.map((impact) => (
            <MyImpactRow key={impact.id} impact={impact} />
          ))}
        </ul>
      </WalkedList>
    </>
  );
}

const Loading = () => (
  <LoadingState label={say('impacts.myImpactsPage.loading')} className="mt-6 max-w-4xl space-y-4">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-24 w-full" />
    ))}
  </LoadingState>
);
