import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { isolate } from '#ui/shared/isolate.ts';

type SeatCounts = Pick<OpportunitySummary, 'title' | 'seats' | 'acceptedCount'>;

interface SeatsTakenProps {
  opportunity: SeatCounts;
  className?: string | undefined;
  /** E.g. `h-14`. */
  height?: string | undefined;
}

/** "9 of 12 places taken"; "9 accepted, no limit". */
function saySeatsTaken({ seats, acceptedCount }: SeatCounts): string {
  const taken = acceptedCount ?? 0;
  return seats === null
    ? say('opportunities.seatsTaken.unlimited', { taken })
    : say('opportunities.seatsTaken.taken', { taken, seats });
}

/** A bar of places taken. Nothing when places are unlimited. */
export function SeatsBar({ opportunity, className }: Omit<SeatsTakenProps, 'height'>) {
  const { title, seats, acceptedCount } = opportunity;
  if (seats === null) return null;
  return (
    <ContourProgress
      label={say('opportunities.seatsTaken.placesTaken', { title: isolate(title) })}
      size="sm"
      value={acceptedCount ?? 0}
      max={seats}
      valueText={saySeatsTaken(opportunity)}
      className={className}
    />
  );
}

export function SeatsTaken({ opportunity, className, height = 'h-10' }: SeatsTakenProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <SeatsBar opportunity={opportunity} className={height} />
      <p className="mt-1 text-sm tabular-nums">{saySeatsTaken(opportunity)}</p>
    </div>
  );
}
