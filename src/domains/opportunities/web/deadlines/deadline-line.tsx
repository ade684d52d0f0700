import { say } from '#languages/say.ts';
import { useIsInBrowser } from '#ui/rendered.ts';
import { type Deadline, sayDeadline } from './deadline.ts';

interface DeadlineLineProps {
  closing: Deadline;
  isPast: boolean;
}

/** The deadline in the opportunity's time zone, and in the reader's if that differs. */
export function DeadlineLine({ closing, isPast }: DeadlineLineProps) {
  const { there, here, exact } = sayDeadline(closing);
  // The server doesn't know the reader's clock.
  const isInBrowser = useIsInBrowser();
  return (
    // The server's and a browser's names of a zone may differ by their age.
    <time dateTime={exact} className="tabular-nums" suppressHydrationWarning>
      {isPast
        ? say('opportunities.deadlineLine.closed', { when: there })
        : say('opportunities.deadlineLine.closes', { when: there })}
      {isInBrowser && here && `${say('language.semicolon')}${here}`}
    </time>
  );
}
