import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listMyOpportunitiesInfiniteOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import type { ApplicationState } from '#generated/types.gen.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { APPLICATION_STATES } from '../application-texts.ts';
import { AppliedRow } from './applied-row.tsx';
import { LoadingRows } from './loading-rows.tsx';

interface AppliedListProps {
  state: ApplicationState | undefined;
}

export function AppliedList({ state }: AppliedListProps) {
  const [, setParams] = useSearchParams();
  const list = useInfiniteQuery({
    ...listMyOpportunitiesInfiniteOptions({
      query: { relation: 'applied', ...(state && { applicationState: state }) },
    }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
  });
  const opportunities = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return (
    <>
      <Select
        name="state"
        label="Status"
        placeholder="All"
        options={APPLICATION_STATES}
        value={state ?? ''}
        onChange={({ target: { value } }) => setParams(value === '' ? {} : { state: value })}
        className="mt-6 max-w-xs"
      />
      <WalkedList
        list={list}
        isEmpty={opportunities.length === 0}
        loading={<LoadingRows label="Loading your applications" />}
        failed="We couldn’t load your applications. Check your connection and try again."
        more="Show more applications"
        empty={
          <EmptyState
            title={state ? 'No applications with this status' : 'You haven’t applied for anything yet'}
            className="mt-6 max-w-3xl"
            action={
              state ? (
                <TextLink to={{ search: '' }}>Show all applications</TextLink>
              ) : (
                <ButtonLink to="/scholarships?unlocked=true" variant="secondary">
                  See what your points unlock
                </ButtonLink>
              )
            }
          >
            {state ? 'Choose another status.' : 'Your points unlock scholarships. Applying doesn’t spend them.'}
          </EmptyState>
        }
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
