import { useQuery } from '@tanstack/react-query';
import { sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import { listFeaturedOpportunitiesOptions } from '#generated/opportunities/listFeaturedOpportunities.gen.ts';
import { listUpcomingOpportunitiesOptions } from '#generated/opportunities/listUpcomingOpportunities.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { opportunityPathOf } from '../../model.ts';
import { OpportunityCover } from '../opportunity-cover.tsx';
import { type OpportunityTeaser, teasersOf } from '../opportunity-teasers.ts';
import { DeadlineLine } from './deadline-line.tsx';

const MAX_SHOWN = 3;
const FEW = { query: { page_size: MAX_SHOWN } };

/** A few open opportunities, featured ones first. Renders nothing when none are open. */
export function UnlockableOpportunities() {
  const chosen = useQuery(teasersOf(listFeaturedOpportunitiesOptions(FEW)));
  const featured = chosen.data?.data.data ?? [];
  const isRoomLeft = !chosen.isPending && featured.length < MAX_SHOWN;
  const next = useQuery({ ...teasersOf(listUpcomingOpportunitiesOptions(FEW)), enabled: isRoomLeft });
  const upcoming = next.data?.data.data ?? [];
  const rest = upcoming.filter(({ id }) => featured.every((one) => one.id !== id));
  const shown = [...featured, ...rest].slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <TitledSection
      id="what-points-open"
      title={say('opportunities.unlockableOpportunities.heading')}
      size="3xl"
      className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-8 lg:py-24"
    >
      <ul className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {shown.map((opportunity) => (
          <Shown key={opportunity.id} opportunity={opportunity} />
        ))}
      </ul>
      <p className="mt-8">
        <TextLink to="/scholarships">{say('opportunities.unlockableOpportunities.all')}</TextLink>
      </p>
    </TitledSection>
  );
}

function Shown({ opportunity }: { opportunity: OpportunityTeaser }) {
  const { title, type, pointsRequired, state } = opportunity;
  return (
    <li className="group relative min-w-0">
      <OpportunityCover opportunity={opportunity} className="w-full rounded-e-lg" />
      <p className="mt-4 text-sm text-muted">
        {say('opportunities.unlockableOpportunities.typeAndPoints', {
          type: sayType(type),
          points: pointsRequired ?? 0,
        })}
      </p>
      <h3 className="mt-1 text-xl">
        <TitleLink to={opportunityPathOf(opportunity)} title={title} coversCard />
      </h3>
      <p className="mt-1.5 text-sm text-muted">
        <DeadlineLine closing={opportunity} isPast={state === 'closed'} />
      </p>
    </li>
  );
}
