import { classNames } from '#ui/class-names.ts';
import { useNow } from '#ui/timing/hydration.ts';
import { type Deadline, dayOf, sayTimeLeft } from './say-deadline.ts';

const NEAR_MS = 7 * 24 * 3_600_000;

/** The deadline as a calendar page. */
export function DeadlineDay({ closing, isOpen }: { closing: Deadline; isOpen: boolean }) {
  const now = useNow();
  const { day, month } = dayOf(closing);
  const left = isOpen ? sayTimeLeft(closing.closesAt, now) : null;
  const isNear = left !== null && Date.parse(closing.closesAt) - now.getTime() < NEAR_MS;
  return (
    <div className="flex items-baseline gap-x-2 sm:block">
      <p className={classNames('flex items-baseline gap-x-1.5 sm:block', !isOpen && 'text-muted')}>
        <span className="font-display text-3xl leading-none tabular-nums sm:text-4xl">{day}</span>
        <span className="sm:mt-1 sm:block">{month}</span>
      </p>
      {left && <p className={classNames('text-sm sm:mt-1', isNear ? 'font-semibold' : 'text-muted')}>{left}</p>}
    </div>
  );
}
