import type { ImpactTotals } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

const figure = (value: number) => formatNumber(Math.round(value));

/** Leaves out totals that are 0. */
export function WeekTotals({ totals }: { totals: ImpactTotals }) {
  const facts = [
    { name: say('impacts.weekTotals.impactsVerified', { count: totals.impacts }), value: totals.impacts },
    { name: say('impacts.weekTotals.hoursGiven', { count: totals.hours }), value: totals.hours },
    { name: say('impacts.weekTotals.peopleReached', { count: totals.people }), value: totals.people },
    { name: say('impacts.weekTotals.treesPlanted', { count: totals.trees }), value: totals.trees },
  ].filter(({ value }) => value > 0);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-14">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-3xl whitespace-nowrap text-link tabular-nums">{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
