import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listPartnersInfiniteOptions } from '#generated/opportunities/listPartners.gen.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import { readText } from '#platform/browser/address-values.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { PartnerRow } from './partner-row.tsx';

interface PartnersPageProps {
  /** How an organisation joins; beside the list. */
  children: ReactNode;
}

/** Public, and not part of the partners' own area. */
export function PartnersPage({ children }: PartnersPageProps) {
  const [params, setParams] = useSearchParams();
  const search = readText(params, 'search', 100) ?? '';
  const list = useInfiniteQuery({
    ...listPartnersInfiniteOptions(search ? { query: { search } } : {}),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
  });
  const partners = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const meta = list.data?.pages[0]?.data.meta;
  const searchFor = (words: string) => setParams(words ? { search: words } : {}, { replace: search !== '' });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        lead={`Organisations offering scholarships, placements and projects to ${readPageSettings().appName} members.`}
      >
        Partners
      </PageHeading>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <SearchField search={search} onSearch={searchFor} className="max-w-md" />
          <p role="status" className="mt-4 min-h-6 text-muted">
            {meta && !list.isError && sayTotal(meta)}
          </p>
          <WalkedList
            list={list}
            isEmpty={partners.length === 0}
            loading={<Loading />}
            empty={<Nobody isSearched={search !== ''} onAll={() => searchFor('')} />}
            failed="We couldn’t load the partners. Check your connection and try again."
            more="Show more partners"
          >
            <ul className="mt-4 border-t border-line">
              {partners.map((partner) => (
                <PartnerRow key={partner.person.id} partner={partner} />
              ))}
            </ul>
          </WalkedList>
        </div>
        <div className="min-w-0 border-l-4 border-action pl-5 lg:self-start sm:pl-7">{children}</div>
      </div>
    </div>
  );
}

function Nobody({ isSearched, onAll }: { isSearched: boolean; onAll: () => void }) {
  if (!isSearched) {
    return (
      <EmptyState title="No partners yet">
        Partners are listed here once their first opportunity is approved.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No partners found"
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all partners
        </Button>
      }
    >
      Try fewer words or the start of the name.
    </EmptyState>
  );
}

function sayTotal({ total, totalIsExact }: PageMeta): string {
  if (total === 0) return 'None found';
  return `${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'} ${total === 1 ? 'partner' : 'partners'}`;
}

const Loading = () => (
  <LoadingState label="Loading partners" className="mt-4 space-y-4">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-20 w-full" />
    ))}
  </LoadingState>
);
