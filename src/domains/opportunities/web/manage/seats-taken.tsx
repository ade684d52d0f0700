import type { OpportunitySummary } from '../../../../../generated/types.gen.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ContourProgress } from '../../../../ui/contour-progress.tsx';

interface SeatsTakenProps {
  opportunity: Pick<OpportunitySummary, 'title' | 'seats' | 'acceptedCount'>;
  className?: string | undefined;
  /** Of the drawing, as `h-14`. */
  height?: string | undefined;
}

const figure = (value: number) => value.toLocaleString('en-GB');

/** "9 of 12 seats taken"; "9 accepted, without a limit". */
export function saySeatsTaken({ seats, acceptedCount }: Pick<OpportunitySummary, 'seats' | 'acceptedCount'>): string {
  const taken = acceptedCount ?? 0;
  return seats === null
    ? `${figure(taken)} accepted, no limit`
    : `${figure(taken)} of ${figure(seats)} ${seats === 1 ? 'seat' : 'seats'} taken`;
}

/** The seats that are taken, as ground that has risen; one without a limit has no top to rise to. */
export function SeatsTaken({ opportunity, className, height = 'h-10' }: SeatsTakenProps) {
  const { title, seats, acceptedCount } = opportunity;
  return (
    <div className={classNames('min-w-0', className)}>
      {seats !== null && (
        <ContourProgress
          label={`Seats taken: ${title}`}
          size="sm"
          value={acceptedCount ?? 0}
          max={seats}
          valueText={saySeatsTaken(opportunity)}
          className={height}
        />
      )}
      <p className="mt-1 text-sm tabular-nums">{saySeatsTaken(opportunity)}</p>
    </div>
  );
}
