import type { Council } from '#generated/types.gen.ts';
import { ImpactGoals, ImpactYears } from './impact-charts.tsx';
import { TotalsList } from './totals-list.tsx';

interface JointNumbersProps {
  sums: Pick<Council, 'totals' | 'byYear' | 'byGoal'>;
}

/** Combined totals of several people. */
export function JointNumbers({ sums: { totals, byYear, byGoal } }: JointNumbersProps) {
  return (
    <>
      <TotalsList totals={totals} size="display" />
      <ImpactYears years={byYear} className="mt-12" />
      <ImpactGoals goals={byGoal} className="mt-12" />
    </>
  );
}
