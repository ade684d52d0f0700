import type { ImpactTotals } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';

interface TotalsListProps {
  totals: ImpactTotals;

  size?: 'area' | 'display' | undefined;
  className?: string | undefined;
}

const figure = (value: number) => formatNumber(Math.round(value));

/** Tonnes from 10,000 kg. */
const weight = (kg: number): { value: string; unit: string } =>
  kg >= 10_000
    ? { value: figure(kg / 1000), unit: say('impacts.totalsList.t') }
    : { value: figure(kg), unit: say('impacts.totalsList.kg') };

export function TotalsList({ totals, size = 'area', className }: TotalsListProps) {
  const co2e = weight(totals.co2eKg);
  const waste = weight(totals.wasteKg);
  const facts = [
    { name: say('impacts.totalsList.verifiedImpacts', { count: totals.impacts }), value: figure(totals.impacts) },
    { name: say('impacts.totalsList.hoursGiven'), value: figure(totals.hours) },
    { name: say('impacts.totalsList.peopleReached'), value: figure(totals.people) },
    { name: say('impacts.totalsList.treesPlanted'), value: figure(totals.trees) },
    { name: say('impacts.totalsList.co2e'), value: co2e.value, unit: co2e.unit },
    { name: say('impacts.totalsList.wasteDiverted'), value: waste.value, unit: waste.unit },
  ];
  return (
    <dl className={classNames('grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3', className)}>
      {facts.map(({ name, value, unit }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end border-s-4 border-line ps-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd
            className={classNames(
              'font-display whitespace-nowrap tabular-nums',
              // Millions must fit half the narrowest phone.
              size === 'display' ? 'max-[24rem]:text-xl text-2xl xl:text-3xl' : 'max-[24rem]:text-xl text-2xl',
            )}
          >
            {value}
            {unit && <span className="ms-1 font-sans text-base text-muted">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
