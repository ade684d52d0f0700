import type { Opportunity } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { CalendarButton } from '../deadlines/calendar-button.tsx';
import { DeadlineDay } from '../deadlines/deadline-day.tsx';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { saySeats } from '../opportunity-facts.ts';
import { isLeftBehind } from '../opportunity-state.ts';
import { PointsReach } from '../points-reach.tsx';
import { SaveButton } from '../save-button.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { MemberPart } from './member-part.tsx';

/** Above this number, text only. */
const MAX_DRAWN = 40;

/** A mark for each place, those that are left filled, as the text counts them. */
function Seats({ opportunity }: { opportunity: Pick<Opportunity, 'seats' | 'seatsLeft'> }) {
  const { seats, seatsLeft } = opportunity;
  const isDrawn = seats !== null && seatsLeft !== null && seats <= MAX_DRAWN;
  return (
    <div>
      <p>{saySeats(opportunity)}</p>
      {isDrawn && (
        <div className="mt-2 flex flex-wrap gap-1" aria-hidden="true">
          {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
            <span
              key={seat}
              className={classNames(
                'size-3 rounded-e-full border border-action',
                seat < seatsLeft && 'bg-action forced-colors:bg-[CanvasText]',
              )}
            />
          ))}
        </div>
      )}
    </div>
  );
}

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

/** Sends people to log in, or to complete their profile, and back here. */
function VisitorPart({ opportunity }: { opportunity: Opportunity }) {
  const { who, to } = useLoginLink();
  if (opportunity.isClosedEarly) return <ClosedNotice reason="closedEarly" />;
  if (opportunity.state === 'closed') return <ClosedNotice reason="closed" />;
  if (isLeftBehind(opportunity)) return <ClosedNotice reason="partnerLeft" />;
  if (!opportunity.isOpen) return <ClosedNotice reason="full" />;
  return (
    <div>
      <ButtonLink to={to()} size="lg" wide>
        {say('opportunities.visitorPart.applyLogin', { who })}
      </ButtonLink>
      {who === 'visitor' && (
        <p className="mt-3 text-sm text-muted">
          <Phrase
            text={say('opportunities.visitorPart.hint')}
            parts={{ register: (text) => <TextLink to="/auth/register">{text}</TextLink> }}
          />
        </p>
      )}
    </div>
  );
}
