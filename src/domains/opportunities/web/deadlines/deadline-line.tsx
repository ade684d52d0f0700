import { say } from '#languages/say.ts';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { type Deadline, sayDeadline } from './say-deadline.ts';

/** The deadline in the opportunity's time zone, and in the reader's if that differs. */
export function DeadlineLine({ closing, isPast }: { closing: Deadline; isPast: boolean }) {
  const { there, here, exact } = sayDeadline(closing);
  const text = sayClosing(closing, isPast, there);
  // The server doesn't know the reader's clock.
  const isInBrowser = useIsInBrowser();
  return (
    // The server's and a browser's names of a zone may differ by their age.
    <time dateTime={exact} className="tabular-nums" suppressHydrationWarning>
      {text}
      {isInBrowser && here && `${say('language.semicolon')}${here}`}
    </time>
  );
}

function sayClosing({ isClosedEarly }: Deadline, isPast: boolean, when: string): string {
  if (isClosedEarly) return say('opportunities.deadlineLine.closedEarly', { when });
  return isPast
    ? say('opportunities.deadlineLine.closed', { when })
    : say('opportunities.deadlineLine.closes', { when });
}
