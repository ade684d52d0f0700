import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sayName } from '#domains/people/model.ts';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import type { Application, Opportunity } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { QueuePanelProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { opportunityPathOf } from '../../model.ts';
import { sayApplication } from '../application-texts.ts';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { saySeats } from '../opportunity-facts.ts';
import { isPastDeadline } from '../opportunity-state.ts';
import { WrittenText } from '../written-text.tsx';
import { ApplicantContact } from './applicant-contact.tsx';
import { updateSeatsLeft } from './update-seats-left.ts';

/** Everything a partner needs to decide. */
export function ApplicationPanel({ row: application, scope }: QueuePanelProps<Application>) {
  const { applicant, opportunity, points, pointsAtRequest, rule, state, requestedAt, decidedAt, decidedBy } =
    application;
  const { message, answers, decisionMessage } = application;
  const { data } = useQuery(getOpportunityOptions({ path: { id: opportunity.id } }));
  const queryClient = useQueryClient();
  const read = data?.data;
  useEffect(() => {
    // Places may have been added or taken since the list was loaded.
    if (read) updateSeatsLeft(queryClient, read);
  }, [queryClient, read]);
  const words = sayApplication(application);
  return (
    <div className="mt-3 space-y-8">
      <div className="flex items-center gap-4">
        <Avatar name={sayName(applicant)} src={applicant.avatarUrl ?? undefined} size="lg" />
        <div className="min-w-0">
          {state !== 'requested' && <Badge tone={words.tone}>{words.badge}</Badge>}
          <p className="text-muted">
            <Phrase
              text={say('opportunities.applicationPanel.appliedFor')}
              parts={{
                when: () => <Ago value={requestedAt} />,
                opportunity: () => (
                  <TextLink dir="auto" to={opportunityPathOf(opportunity)} target="_blank">
                    {opportunity.title}
                  </TextLink>
                ),
              }}
            />
          </p>
          {state !== 'requested' && decidedAt && (
            <p className="text-sm text-muted">
              <Phrase
                text={decidedBy ? sayDecidedBy(application, isolate(sayName(decidedBy))) : sayDecided(application)}
                parts={{ when: () => <Ago value={decidedAt} /> }}
              />
            </p>
          )}
        </div>
      </div>
      <SeatsLine opportunity={read ?? null} canEdit={scope.viewer.role === 'Partner'} />
      <ApplicantContact application={application} />
      {decisionMessage && (
        <WrittenText
          title={say('opportunities.applicationPanel.yourMessage')}
          text={decisionMessage}
          className="border-s-4 border-line ps-4"
        />
      )}
      {(message || answers.length > 0) && (
        <section className="space-y-5" aria-label={say('opportunities.applicationPanel.textLabel')}>
          {message && <WrittenText title={say('opportunities.applicationPanel.message')} text={message} />}
          {answers.map(({ question, answer }) => (
            <WrittenText key={question} title={question} text={answer} />
          ))}
        </section>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
        <Figure name={say('opportunities.applicationPanel.pointsNow')} value={formatNumber(points)} />
        <Figure name={say('opportunities.applicationPanel.pointsThen')} value={formatNumber(pointsAtRequest)} />
        <Figure name={say('opportunities.applicationPanel.pointsRequired')} value={formatNumber(rule.pointsRequired)} />
      </dl>
      {rule.min_pointsreq !== null && (
        <p className="text-sm text-muted">
          {say('opportunities.applicationPanel.autoAcceptRule', { points: rule.min_pointsreq })}
        </p>
      )}
      <section>
        <h3 className="text-lg">
          <Phrase
            text={say('opportunities.applicationPanel.impactsLink')}
            parts={{ person: () => <PersonName person={applicant} inNewTab /> }}
          />
        </h3>
        <div className="mt-3">{scope.renderRecord(applicant)}</div>
      </section>
    </div>
  );
}

/** Places left and the deadline. */
function SeatsLine({ opportunity, canEdit }: { opportunity: Opportunity | null; canEdit: boolean }) {
  if (!opportunity) return <div className="min-h-12 border-s-4 border-line" />;
  const isFull = opportunity.seatsLeft === 0;
  const isPast = isPastDeadline(opportunity);
  return (
    <div className={`border-s-4 ps-4 ${isFull || isPast ? 'border-danger' : 'border-action'}`}>
      <p className="font-semibold">{saySeats(opportunity)}</p>
      <p className="text-sm text-muted">
        <DeadlineLine closing={opportunity} isPast={isPast} />
      </p>
      {isFull && !isPast && canEdit && (
        <p className="text-sm">
          <TextLink to={`/partner/opportunities/${opportunity.id}/edit`}>
            {say('opportunities.applicationPanel.addPlaces')}
          </TextLink>
        </p>
      )}
    </div>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end border-s-4 border-line ps-4">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-display text-2xl tabular-nums">{value}</dd>
  </div>
);

function sayDecided({ state, isClosedUndecided }: Application): string {
  if (state === 'withdrawn') return say('opportunities.applicationPanel.withdrawn');
  if (isClosedUndecided) return say('opportunities.applicationPanel.undecided');
  if (state === 'auto-accepted') return say('opportunities.applicationPanel.acceptedAutomatically');
  return state === 'accepted'
    ? say('opportunities.applicationPanel.accepted')
    : say('opportunities.applicationPanel.declined');
}

function sayDecidedBy({ state, isClosedUndecided }: Application, by: string): string {
  if (state === 'withdrawn') return say('opportunities.applicationPanel.withdrawnBy', { by });
  if (isClosedUndecided) return say('opportunities.applicationPanel.undecidedBy', { by });
  if (state === 'auto-accepted') return say('opportunities.applicationPanel.autoAcceptedBy', { by });
  return state === 'accepted'
    ? say('opportunities.applicationPanel.acceptedBy', { by })
    : say('opportunities.applicationPanel.declinedBy', { by });
}
