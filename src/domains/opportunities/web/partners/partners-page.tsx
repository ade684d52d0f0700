import type { ReactNode } from 'react';
import { listPartnersInfiniteOptions } from '#generated/opportunities/listPartners.gen.ts';
import { say } from '#languages/say.ts';
import { text } from '#platform/browser/lists/fields.ts';
import { FilterFields } from '#platform/browser/lists/filter-fields.tsx';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { PartnerRow } from './partner-row.tsx';

export const partnerFilters = declareFilters({ search: text(say('opportunities.partnersPage.search')) });

interface PartnersPageProps {
  /** Explains how an organisation joins; shown beside the list. */
  children: ReactNode;
}

/** The public list of partners, outside the partners' own area. */
export function PartnersPage({ children }: PartnersPageProps) {
  const address = useListAddress(partnerFilters);
  const { list, rows: partners, meta } = useWalkedList(listPartnersInfiniteOptions({ query: address.values }));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading lead={say('opportunities.partnersPage.intro', { name: readPageSettings().appName })}>
        {say('opportunities.partnersPage.partners')}
      </PageHeading>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <FilterFields address={address} className="max-w-md" />
          <p role="status" className="mt-4 min-h-6 text-muted">
            {meta && !list.isError && say('opportunities.partnersPage.found', countIn(meta))}
          </p>
          <WalkedList
            list={list}
            isEmpty={partners.length === 0}
            loading={<Loading />}
            empty={<Nobody isSearched={address.isFiltered} onAll={address.clear} />}
            failed={say('opportunities.partnersPage.failed')}
            more={say('opportunities.partnersPage.more')}
          >
            <ul className="mt-4 border-t border-line">
              {partners.map((partner) => (
                <PartnerRow key={partner.person.id} partner={partner} />
              ))}
            </ul>
          </WalkedList>
        </div>
        <div className="min-w-0 border-s-4 border-action ps-5 lg:self-start sm:ps-7">{children}</div>
      </div>
    </div>
  );
}

function Nobody({ isSearched, onAll }: { isSearched: boolean; onAll: () => void }) {
  if (!isSearched) {
    return (
      <EmptyState title={say('opportunities.partnersPage.empty.title')}>
        {say('opportunities.partnersPage.empty.hint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say('opportunities.partnersPage.filtered.title')}
      action={
        <Button variant="secondary" onClick={onAll}>
          {say('opportunities.partnersPage.all')}
        </Button>
      }
    >
      {say('opportunities.partnersPage.filtered.hint')}
    </EmptyState>
  );
}

const Loading = () => (
  <LoadingState label={say('opportunities.partnersPage.loadingPartners')} className="mt-4 space-y-4" times={4}>
    <Skeleton className="h-20 w-full" />
  </LoadingState>
);
