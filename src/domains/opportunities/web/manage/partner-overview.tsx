import { useQuery } from '@tanstack/react-query';
import { listMyOpportunitiesOptions } from '../../../../../generated/opportunities/listMyOpportunities.gen.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { LoadingState, Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { OfferTile } from './offer-tile.tsx';

const MOST_SHOWN = 6;

/** What a partner offers, drawn: how far the places are taken, and what needs a hand. */
export function PartnerOverview() {
  const open = useQuery(
    listMyOpportunitiesOptions({
      query: { relation: 'own', state: 'approved', sort: 'deadline', page_size: MOST_SHOWN },
    }),
  );
  const pending = useQuery(listMyOpportunitiesOptions({ query: { relation: 'own', state: 'pending', page_size: 1 } }));
  const declined = useQuery(
    listMyOpportunitiesOptions({ query: { relation: 'own', state: 'declined', page_size: 3 } }),
  );
  const closed = useQuery(listMyOpportunitiesOptions({ query: { relation: 'own', state: 'closed', page_size: 1 } }));
  const all = [open, pending, declined, closed];
  const failed = all.find(({ isError }) => isError);
  if (failed) {
    return (
      <FailedState
        className="mt-10"
        onRetry={() => all.filter(({ isError }) => isError).forEach((one) => void one.refetch())}
        isRetrying={failed.isFetching}
      >
        Nothing of yours is lost. Check your connection and try again.
      </FailedState>
    );
  }
  if (!open.data || !pending.data || !declined.data || !closed.data) {
    return (
      <LoadingState label="Loading what you offer" className="mt-10 grid max-w-6xl gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-40 w-full" />
        ))}
      </LoadingState>
    );
  }
  const { data: offers, meta } = open.data.data;
  const counts = {
    pending: pending.data.data.meta.total,
    declined: declined.data.data.meta.total,
    closed: closed.data.data.meta.total,
  };
  const others = [
    {
      state: 'pending',
      count: counts.pending,
      words: counts.pending === 1 ? 'waits' : 'wait',
      rest: 'for verification',
    },
    { state: 'declined', count: counts.declined, words: counts.declined === 1 ? 'was' : 'were', rest: 'declined' },
    { state: 'closed', count: counts.closed, words: counts.closed === 1 ? 'is' : 'are', rest: 'closed' },
  ].filter(({ count }) => count > 0);
  if (offers.length === 0 && others.length === 0) return <NothingYet />;
  return (
    <section aria-labelledby="offers" className="mt-12 max-w-6xl">
      <h2 id="offers" className="text-xl">
        {meta.total === 0 ? 'Nothing of yours is open now' : 'What you offer now'}
      </h2>
      {others.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {others.map(({ state, count, words, rest }) => (
            <TextLink key={state} to={`/partner/opportunities?state=${state}`}>
              {count} {words} {rest}
            </TextLink>
          ))}
        </p>
      )}
      {declined.data.data.data.map(({ id, title, declineReason }) => (
        <div key={id} className="mt-6 max-w-3xl border-l-4 border-danger pl-5">
          <p className="font-semibold">“{title}” was declined</p>
          <p className="mt-1 line-clamp-3 whitespace-pre-line">{declineReason}</p>
          <p className="mt-2 text-sm">
            <TextLink to={`/partner/opportunities/${id}/edit`} aria-label={`Edit it and send it again: ${title}`}>
              Edit it and send it again
            </TextLink>
          </p>
        </div>
      ))}
      {offers.length > 0 && (
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
          {offers.map((offer) => (
            <OfferTile key={offer.id} opportunity={offer} />
          ))}
        </ul>
      )}
      <p className="mt-8">
        <TextLink to="/partner/opportunities">
          {meta.total > offers.length ? `See all ${meta.total} that are open` : 'See everything you offer'}
        </TextLink>
      </p>
    </section>
  );
}

const NothingYet = () => (
  <EmptyState
    title="You offer nothing yet"
    className="mt-10 max-w-3xl"
    action={
      <ButtonLink to="/partner/opportunities/new" variant="secondary">
        Offer your first opportunity
      </ButtonLink>
    }
  >
    Write what it is, until when one can apply and for how many. An Admin looks at it and says how many points open it;
    then members apply, and you decide.
  </EmptyState>
);
