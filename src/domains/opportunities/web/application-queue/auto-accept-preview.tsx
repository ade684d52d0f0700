import { sayName } from '#domains/people/model.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { sayPoints } from '../reach.ts';
import type { AutoAcceptPreviewed } from './use-auto-accept-preview.ts';

interface AutoAcceptPreviewProps {
  preview: AutoAcceptPreviewed;
  isSettled: boolean;
  points: number | null;
}

export function AutoAcceptPreview({ preview, isSettled, points }: AutoAcceptPreviewProps) {
  const { found, reaching, accepted, read } = preview;
  if (points === null) return null;
  if (read.isError) {
    return <FailedRead of={read} level={3} what={say('opportunities.autoAcceptPreview.failed')} />;
  }
  return (
    <div aria-busy={!isSettled} className="min-h-40">
      <p role="status" className="font-semibold">
        {isSettled ? sayPreview(preview) : say('opportunities.autoAcceptPreview.checking')}
      </p>
      {found === null && <SkeletonText lines={3} className="mt-3" />}
      {found !== null && found.length > 0 && (
        <ol className="mt-3 border-t border-line">
          {found.map(({ id, applicant, points: reached }, place) => (
            <li key={id} className="flex items-center gap-3 border-b border-line py-2">
              <Avatar name={sayName(applicant)} src={applicant.avatarUrl ?? undefined} size="sm" />
              <span className="min-w-0 flex-1 leading-snug">
                <span dir="auto" className="block truncate">
                  {sayName(applicant)}
                </span>
                <span className="block text-sm text-muted tabular-nums">{sayPoints(reached)}</span>
              </span>
              {place < accepted ? (
                <Badge tone="action">{say('opportunities.autoAcceptPreview.accepted')}</Badge>
              ) : (
                <Badge>{say('opportunities.autoAcceptPreview.unplaced')}</Badge>
              )}
            </li>
          ))}
        </ol>
      )}
      {found !== null && reaching > found.length && (
        <p className="mt-2 text-sm text-muted">
          {say('opportunities.autoAcceptPreview.more', { count: reaching - found.length })}
        </p>
      )}
    </div>
  );
}

function sayPreview({ reaching, accepted, seatsLeft }: AutoAcceptPreviewed): string {
  if (reaching === 0) return say('opportunities.autoAcceptPreview.noneQualify');
  if (accepted === reaching) return say('opportunities.autoAcceptPreview.allAccepted', { reaching });
  if (accepted === 0) return say('opportunities.autoAcceptPreview.noneAccepted', { reaching });
  return [
    say('opportunities.autoAcceptPreview.qualify', { reaching }),
    say('opportunities.autoAcceptPreview.someAccepted', { accepted, left: seatsLeft ?? 0 }),
  ].join(' ');
}
