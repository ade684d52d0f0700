import type { Application } from '#generated/types.gen.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue-kind.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Day } from '#ui/day.tsx';
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
    <span className="flex gap-3">
      <span className={isSettled ? 'opacity-50 grayscale' : undefined}>
        <Avatar name={applicant.name} src={applicant.avatarUrl ?? undefined} size="md" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={classNames('min-w-0 truncate', isSettled ? 'text-muted' : 'font-semibold')}>
            {applicant.name}
          </span>
          <span className="shrink-0 text-sm text-muted">
            <Day value={requestedAt} />
          </span>
        </span>
        <span className="block truncate text-sm text-muted tabular-nums">
          {sayPoints(points)} · {sayImpacts(impactCount)}
        </span>
        {values.opportunityId === undefined && (
          <span className="block truncate text-sm text-muted">{opportunity.title}</span>
        )}
        {state !== 'requested' && (
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge tone={words.tone}>{words.badge}</Badge>
          </span>
        )}
      </span>
    </span>
  );
}

const sayImpacts = (count: number) =>
  count === 0
    ? 'no verified impacts'
    : `${count.toLocaleString('en-GB')} verified ${count === 1 ? 'impact' : 'impacts'}`;
