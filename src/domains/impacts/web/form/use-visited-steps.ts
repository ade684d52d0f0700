import { useState } from 'react';
import { type ImpactStep, STEPS } from '../../flows/impact-draft.ts';

interface VisitedSteps {
  visited: ReadonlySet<ImpactStep>;
  reset: () => void;
}

/** The steps that were visited and left; when editing, all of them. */
export function useVisitedSteps(step: ImpactStep, isEdited: boolean): VisitedSteps {
  const [shown, setShown] = useState(step);
  // After a reload, the earlier steps count as visited.
  const [visited, setVisited] = useState<ReadonlySet<ImpactStep>>(
    () => new Set(isEdited ? STEPS : STEPS.slice(0, STEPS.indexOf(step))),
  );
  // The step that was shown on a reset wasn't visited in the new draft.
  const [isReset, setIsReset] = useState(false);
  if (step !== shown) {
    setShown(step);
    setIsReset(false);
    if (!isReset) setVisited(new Set([...visited, shown]));
  }
  const reset = () => {
    setVisited(new Set());
    setIsReset(true);
  };
  return { visited, reset };
}
