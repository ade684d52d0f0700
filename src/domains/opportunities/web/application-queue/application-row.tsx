import { sayName } from '#domains/people/model.ts';
import type { Application } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { PersonInRow } from '#ui/queue/row-contents.tsx';
import { sayApplication } from '../application-texts.ts';
import { sayPoints } from '../reach.ts';
import type { ApplicationsValues } from './applications-filters.ts';

export function ApplicationRow({
  row: application,
  isSettled,
  values,
}: QueueRowProps<Application, ApplicationsValues>) {
  const { applicant, opportunity, points, impactCount, requestedAt, state } = application;
  const words = sayApplication(application);
  return (
    <PersonInRow
      person={{ name: sayName(applicant), avatarUrl: applicant.avatarUrl }}
      day={requestedAt}
      isSettled={isSettled}
    >
      <span className="block text-sm text-muted tabular-nums">
        {sayPoints(points)} · {sayImpacts(impactCount)}
      </span>
      {values.opportunityId === undefined && (
        <span dir="auto" className="block truncate text-sm text-muted">
          {opportunity.title}
        </span>
      )}
      {state !== 'requested' && (
        <span className="mt-1.5 flex flex-wrap gap-1.5">
          <Badge tone={words.tone}>{words.badge}</Badge>
        </span>
      )}
    </PersonInRow>
  );
}

const sayImpacts = (count: number) => say('opportunities.applicationRow.verifiedImpacts', { count });
