import { useState } from 'react';
import { type ImpactStep, STEPS } from '../../flows/impact-draft.ts';

interface StepsLeft {
  left: ReadonlySet<ImpactStep>;
  forget: () => void;
}

/** The steps that were visited and left; when editing, all of them. */
export function useStepsLeft(step: ImpactStep, isEdited: boolean): StepsLeft {
  const [shown, setShown] = useState(step);
  // After a reload, the earlier steps count as visited.
  const [left, setLeft] = useState<ReadonlySet<ImpactStep>>(
    () => new Set(isEdited ? STEPS : STEPS.slice(0, STEPS.indexOf(step))),
  );
  if (step !== shown) {
    setShown(step);
    setLeft(new Set([...left, shown]));
  }
  return { left, forget: () => setLeft(new Set()) };
}
