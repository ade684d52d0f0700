import { CouncilCard } from '#domains/councils/web/list/council-card.tsx';
import { goalColor } from '#domains/goals/goals.ts';
import { GoalSection } from '#domains/goals/web/goal-section.tsx';
import { ImpactCard } from '#domains/impacts/web/list/impact-card.tsx';
import { ImpactYears } from '#domains/impacts/web/numbers/impact-charts.tsx';
import { TotalsList } from '#domains/impacts/web/numbers/totals-list.tsx';
import { ScholarshipRow } from '#domains/opportunities/web/list/scholarship-row.tsx';
import type { GoalDetail } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

const MAX_SHOWN = 3;
const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function GoalActions({ detail }: { detail: GoalDetail }) {
  const { goal, totals, years, latestImpacts } = detail;
  if (totals.impacts === 0) {
    return (
      <>
        <NothingYet />
        <Councils detail={detail} />
        <Opportunities detail={detail} />
      </>
    );
  }
  return (
    <>
      <section aria-label={say('goals.one.results')}>
        <TotalsList totals={totals} size="display" />
        <ImpactYears years={years} color={goalColor(goal.id)} level={2} className="mt-14" />
      </section>
      <GoalSection
        id="latest"
        title={say('goals.one.latest')}
        more={{ to: `/impacts?sdg=${goal.id}`, label: say('goals.one.allImpacts', { count: goal.impactCount }) }}
      >
        <ul className={GRID}>
          {latestImpacts.map((impact) => (
            <li key={impact.id}>
              <ImpactCard impact={impact} level={3} />
            </li>
          ))}
        </ul>
      </GoalSection>
      <Councils detail={detail} />
      <Opportunities detail={detail} />
    </>
  );
}

function NothingYet() {
  const viewer = useViewer();
  return (
    <EmptyState
      title={say('goals.one.empty.title')}
      action={
        viewer?.role === 'Member' ? (
          <ButtonLink to="/dashboard/impacts/new">{say('goals.log')}</ButtonLink>
        ) : (
          !viewer && (
            <ButtonLink to="/auth/register" variant="secondary">
              {say('goals.register')}
            </ButtonLink>
          )
        )
      }
    >
      {say('goals.one.empty.lead')}
    </EmptyState>
  );
}

function Councils({ detail: { goal, councils, councilCount } }: { detail: GoalDetail }) {
  if (councils.length === 0) return null;
  return (
    <GoalSection
      id="councils"
      title={say('goals.one.councils')}
      more={{ to: `/councils?sdg=${goal.id}`, label: say('goals.one.allCouncils', { count: councilCount }) }}
    >
      <ul className={GRID}>
        {councils.slice(0, MAX_SHOWN).map((council) => (
          <li key={council.id}>
            <CouncilCard council={council} level={3} />
          </li>
        ))}
      </ul>
    </GoalSection>
  );
}

function Opportunities({ detail: { goal, opportunities, opportunityCount } }: { detail: GoalDetail }) {
  if (!hasArea('scholarships')) return null;
  return (
    <GoalSection
      id="opportunities"
      title={say('goals.one.scholarships')}
      more={
        opportunityCount > 0
          ? { to: `/scholarships?sdg=${goal.id}`, label: say('goals.one.allScholarships', { count: opportunityCount }) }
          : undefined
      }
    >
      {opportunities.length === 0 ? (
        <p className="text-muted">
          <Phrase
            text={say('goals.one.scholarshipsEmpty')}
            parts={{ all: (inner) => <TextLink to="/scholarships">{inner}</TextLink> }}
          />
        </p>
      ) : (
        <ul className="border-t border-line">
          {opportunities.slice(0, MAX_SHOWN).map((opportunity) => (
            <li key={opportunity.id}>
              <ScholarshipRow opportunity={opportunity} level={3} />
            </li>
          ))}
        </ul>
      )}
    </GoalSection>
  );
}
