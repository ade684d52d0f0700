import { useQuery } from '@tanstack/react-query';
import { listMyOpportunitiesOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { Written } from '#ui/text/written.tsx';
import { OfferTile } from './offer-tile.tsx';

const MAX_SHOWN = 6;

/** A partner's opportunities: places taken, and what needs attention. */
export function PartnerOverview() {
  const open = useQuery(
    listMyOpportunitiesOptions({
      query: { relation: 'own', state: 'approved', sort: 'deadline', page_size: MAX_SHOWN },
    }),
  );
  const pending = useQuery(listMyOpportunitiesOptions({ query: { relation: 'own', state: 'pending', page_size: 1 } }));
  const declined = useQuery(
    listMyOpportunitiesOptions({ query: { relation: 'own', state: 'declined', page_size: 3 } }),
  );
  const closed = useQuery(listMyOpportunitiesOptions({ query: { relation: 'own', state: 'closed', page_size: 1 } }));
  const all = [open, pending, declined, closed];
  if (all.some(({ isError }) => isError)) {
    return <FailedRead of={all} className="mt-10" what={say('opportunities.partnerOverview.failed')} />;
  }
  if (!open.data || !pending.data || !declined.data || !closed.data) {
    return (
      <LoadingState
        label={say('opportunities.partnerOverview.loading')}
        className="mt-10 grid max-w-6xl gap-6 sm:grid-cols-2 xl:grid-cols-3"
        times={3}
      >
        <Skeleton className="h-40 w-full" />
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
      text: say('opportunities.partnerOverview.awaitingVerification', { count: counts.pending }),
    },
    {
      state: 'declined',
      count: counts.declined,
      text: say('opportunities.partnerOverview.declined', { count: counts.declined }),
    },
    {
      state: 'closed',
      count: counts.closed,
      text: say('opportunities.partnerOverview.closed', { count: counts.closed }),
    },
  ].filter(({ count }) => count > 0);
  if (offers.length === 0 && others.length === 0) return <NothingYet />;
  return (
    <TitledSection
      id="offers"
      title={
        meta.total === 0
          ? say('opportunities.partnerOverview.openEmpty')
          : say('opportunities.partnerOverview.openOpportunities')
      }
      className="mt-12 max-w-6xl"
    >
      {others.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {others.map(({ state, text }) => (
            <TextLink key={state} to={`/partner/opportunities?state=${state}`}>
              {text}
            </TextLink>
          ))}
        </p>
      )}
      {declined.data.data.data.map(({ id, title, declineReason }) => (
        <div key={id} className="mt-6 max-w-3xl border-s-4 border-danger ps-5">
          <p className="font-semibold">
            <Phrase
              text={say('opportunities.partnerOverview.declinedOffer')}
              parts={{ title: () => <bdi>{title}</bdi> }}
            />
          </p>
          <Written text={declineReason} className="mt-1 line-clamp-3" />
          <p className="mt-2 text-sm">
            <TextLink
              to={`/partner/opportunities/${id}/edit`}
              aria-label={say('opportunities.partnerOverview.resubmitNamed', { title: isolate(title) })}
            >
              {say('opportunities.partnerOverview.resubmit')}
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
          {meta.total > offers.length
            ? say('opportunities.partnerOverview.allOpen', { total: meta.total })
            : say('opportunities.partnerOverview.all')}
        </TextLink>
      </p>
    </TitledSection>
  );
}

const NothingYet = () => (
  <EmptyState
    title={say('opportunities.partnerOverview.empty')}
    className="mt-10 max-w-3xl"
    link={{ to: '/partner/opportunities/new', label: say('opportunities.partnerOverview.offerFirst') }}
  >
    {say('opportunities.partnerOverview.emptyHint')}
  </EmptyState>
);
