import type { ImpactTotals } from '#generated/types.gen.ts';

const figure = (value: number) => Math.round(value).toLocaleString('en-GB');

/** Those that aren't 0. */
export function WeekTotals({ totals }: { totals: ImpactTotals }) {
  const facts = [
    { name: totals.impacts === 1 ? 'impact verified' : 'impacts verified', value: totals.impacts },
    { name: totals.hours === 1 ? 'hour given' : 'hours given', value: totals.hours },
    { name: totals.people === 1 ? 'person reached' : 'people reached', value: totals.people },
    { name: totals.trees === 1 ? 'tree planted' : 'trees planted', value: totals.trees },
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
