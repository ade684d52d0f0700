import { sayName } from '#domains/people/model.ts';
import type { ReportCase } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { PersonInRow } from '#ui/queue/row-contents.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { isHeld } from '../../model.ts';
import { SHORT_HOLDS, SHORT_REASONS } from '../reason-names.ts';
import { STATE_NAMES } from '../state-names.ts';

export function ReportRow({ row, isSettled }: QueueRowProps<ReportCase>) {
  const { owner, state, heldFor, isHidden, createdAt } = row;
  return (
    <PersonInRow person={{ name: sayName(owner), avatarUrl: owner.avatarUrl }} day={createdAt} isSettled={isSettled}>
      <span className="block truncate text-sm">{sayWhat(row)}</span>
      {heldFor && (
        <span className="block truncate text-sm text-muted">
          {say('moderation.reportRow.heldAutomatically', { reason: SHORT_HOLDS[heldFor] })}
        </span>
      )}
      {row.reportCount > 0 && <span className="block truncate text-sm text-muted">{sayReports(row)}</span>}
      <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {state !== 'open' && <Badge tone={state === 'appealed' ? 'accent' : 'neutral'}>{STATE_NAMES[state]}</Badge>}
        {isHidden && state !== 'hidden' && !isHeld(row) && (
          <Badge tone="danger">{say('moderation.reportRow.hidden')}</Badge>
        )}
      </span>
    </PersonInRow>
  );
}

function sayWhat({ kind, title }: ReportCase): string {
  if (kind === 'profile') return say('moderation.reportRow.profile');
  return kind === 'comment' ? title : say('moderation.reportRow.what', { kind, title: isolate(title) });
}

const sayReports = ({ reportCount, reasons }: ReportCase) =>
  say('moderation.reportRow.reports', {
    count: reportCount,
    reasons: formatList(
      reasons.map((reason) => SHORT_REASONS[reason]),
      'unit',
    ),
  });
