import { type Closing, sayDeadline } from './deadline.ts';

interface DeadlineLineProps {
  closing: Closing;
  /** Past already. */
  isPast: boolean;
}

/** The deadline where the opportunity is, and on the reader's own clock where that shows something else. */
export function DeadlineLine({ closing, isPast }: DeadlineLineProps) {
  const { there, here, exact } = sayDeadline(closing);
  return (
    <time dateTime={exact} className="tabular-nums">
      {isPast ? 'Closed' : 'Closes'} {there}
      {here && `; ${here}`}
    </time>
  );
}
