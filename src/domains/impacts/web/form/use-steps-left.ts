import { useState } from 'react';
import { type ImpactStep, STEPS } from '../../flows/impact-steps.ts';

interface StepsLeft {
  left: ReadonlySet<ImpactStep>;
  forget: () => void;
}

/** The steps that were shown and left again. What is edited has been through all of them before. */
export function useStepsLeft(step: ImpactStep, isEdited: boolean): StepsLeft {
  const [shown, setShown] = useState(step);
  // A reload in the middle has passed the steps before.
  const [left, setLeft] = useState<ReadonlySet<ImpactStep>>(
    () => new Set(isEdited ? STEPS : STEPS.slice(0, STEPS.indexOf(step))),
  );
  if (step !== shown) {
    setShown(step);
    setLeft(new Set([...left, shown]));
  }
  return { left, forget: () => setLeft(new Set()) };
}
