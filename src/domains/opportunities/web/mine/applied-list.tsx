import { listMyOpportunitiesInfiniteOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { say } from '#languages/say.ts';
import { choice } from '#platform/browser/lists/fields.ts';
import { FilterFields } from '#platform/browser/lists/filter-fields.tsx';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { APPLICATION_STATES } from '../application-texts.ts';
import { AppliedRow } from './applied-row.tsx';
import { LoadingRows } from './loading-rows.tsx';

export const appliedFilters = declareFilters({
  applicationState: choice(APPLICATION_STATES, {
    param: 'state',
    label: say('opportunities.appliedList.status'),
    placeholder: say('opportunities.appliedList.all'),
  }),
});

const NONE_YET = {
  title: say('opportunities.appliedList.empty.title'),
  children: say('opportunities.appliedList.empty.hint'),
  link: { to: '/scholarships?unlocked=true', label: say('opportunities.appliedList.unlockedLink') },
};

export function AppliedList() {
  const address = useListAddress(appliedFilters);
  const query = { relation: 'applied' as const, ...address.values };
  const { list, rows: opportunities } = useWalkedList(listMyOpportunitiesInfiniteOptions({ query }));
  const noMatch = {
    title: say('opportunities.appliedList.filtered.title'),
    children: say('opportunities.appliedList.filtered.hint'),
    action: <TextLink to={address.clearedPath}>{say('opportunities.appliedList.showAll')}</TextLink>,
  };
  return (
    <>
      <FilterFields address={address} className="mt-6 max-w-xs" />
      <WalkedList
        list={list}
        isEmpty={opportunities.length === 0}
        loading={<LoadingRows label={say('opportunities.appliedList.loading')} />}
        failed={say('opportunities.appliedList.failed')}
        more={say('opportunities.appliedList.more')}
        empty={<EmptyState className="mt-6 max-w-3xl" {...(address.isFiltered ? noMatch : NONE_YET)} />}
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {opportunities.map((opportunity) => (
            <AppliedRow key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      </WalkedList>
    </>
  );
}
