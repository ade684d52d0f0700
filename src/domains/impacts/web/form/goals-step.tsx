import { offeredGoalTiles } from '#domains/goals/offered-goals.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TileChoice } from '#ui/fields/tile-choice.tsx';
import { MAX_GOALS } from '../../flows/impact-draft.ts';
import { hintOf } from './quick/proposed-hint.tsx';
import type { StepProps } from './step-props.ts';

export const GoalsStep = ({ draft: { sdgs, proposed }, change, faultOf }: StepProps) => (
  <TileChoice
    id="sdgs"
    legend={say('impacts.goalsStep.goals')}
    hint={hintOf(proposed.sdgs)}
    error={faultOf('sdgs')}
    tileId="goal"
    tiles={offeredGoalTiles(readPageSettings().goalsOff, sdgs)}
    chosen={sdgs}
    onChange={(chosen) => change({ sdgs: chosen })}
    max={MAX_GOALS}
  />
);
