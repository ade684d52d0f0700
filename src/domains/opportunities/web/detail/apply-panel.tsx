import type { Opportunity } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { CalendarButton } from '../deadlines/calendar-button.tsx';
import { DeadlineDay } from '../deadlines/deadline-day.tsx';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { PointsReach } from '../points-reach.tsx';
import { SaveButton } from '../save-button.tsx';
import { MemberPart } from './member-part.tsx';
import { Seats } from './seats.tsx';
import { VisitorPart } from './visitor-part.tsx';

/** Deadline, places, points needed, and how to apply. */
export function ApplyPanel({ opportunity }: { opportunity: Opportunity }) {
  const viewer = useViewer();
  const { isOpen, state, title } = opportunity;
  const isPublic = state === 'approved' || state === 'closed';
  const isOwn = opportunity.owner.id === viewer?.id;
  return (
    <section
      aria-label={say('opportunities.applyPanel.applying')}
      className="space-y-7 border-s-4 border-action ps-5 sm:ps-7 lg:top-8 lg:[@media(min-height:60rem)]:sticky"
    >
      <div>
        <DeadlineDay closing={opportunity} isOpen={isOpen} />
        <p className="mt-2 text-muted">
          <DeadlineLine closing={opportunity} isPast={state === 'closed'} />
        </p>
      </div>
      <Seats opportunity={opportunity} />
      <PointsReach opportunity={opportunity} size="md" />
      {viewer?.role === 'Member' && <MemberPart opportunity={opportunity} />}
      {!viewer && <VisitorPart opportunity={opportunity} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isPublic && !isOwn && <SaveButton opportunity={opportunity} />}
        {state === 'approved' && (
          <CalendarButton opportunities={[opportunity]} fileName={opportunity.slug}>
            <Phrase
              text={say('opportunities.applyPanel.addDeadline')}
              parts={{
                title: () => (
                  <span className="sr-only">
                    : <bdi>{title}</bdi>
                  </span>
                ),
              }}
            />
          </CalendarButton>
        )}
      </div>
    </section>
  );
}
