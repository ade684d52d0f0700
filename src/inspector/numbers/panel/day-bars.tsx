import type { FlowNumbers } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { formatDay } from '#ui/shared/dates.ts';
import { Section } from '../../panel/section.tsx';
import { dayAfter, daysIn } from '../range/asked-range.ts';

const HEIGHT = 48;
/** Of a day's column, without the gap after it. */
const FILLED = 0.8;

/** How many transitions each day had; a day with none, or under five, has no column. */
export function DayBars({ days, from, to }: Pick<FlowNumbers, 'days' | 'from' | 'to'>) {
  const most = days.toSorted((one, other) => other.count - one.count)[0];
  const columns = daysIn({ from, to });
  if (!most || columns < 2) return null;
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const all = Array.from({ length: columns }, (_, index) => dayAfter(from, index));
  return (
    <Section title={say('inspector.dayBars.heading')}>
      <svg
        viewBox={`0 0 ${columns} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mirrors h-12 w-full"
        aria-hidden="true"
      >
        {all.map((day, index) => {
          const height = ((counts.get(day) ?? 0) / most.count) * HEIGHT;
          return (
            <rect key={day} x={index} y={HEIGHT - height} width={FILLED} height={height} className="fill-action" />
          );
        })}
      </svg>
      <p className="mt-1 text-sm text-muted">
        {say('inspector.dayBars.most', { day: formatDay(most.day), count: formatNumber(most.count) })}
      </p>
    </Section>
  );
}
