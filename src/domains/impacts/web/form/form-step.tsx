import type { DraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import type { ImpactStep } from '../../flows/impact-steps.ts';
import type { FormDesk } from './form-desk.ts';
import { GoalsStep } from './goals-step.tsx';
import { MeasuresStep } from './measures-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PicturesStep } from './pictures-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { RenderCouncil, StepProps } from './step-props.ts';
import { WhatStep } from './what-step.tsx';
import { WhenStep } from './when-step.tsx';

interface FormStepProps extends StepProps {
  step: ImpactStep;
  desk: FormDesk;
  userId: string;
  renderCouncil: RenderCouncil;
  latest: () => readonly DraftPicture[];
}

export function FormStep({ step, desk, userId, renderCouncil, latest, ...props }: FormStepProps) {
  switch (step) {
    case 'what':
      return <WhatStep {...props} />;
    case 'when':
      return <WhenStep {...props} />;
    case 'goals':
      return <GoalsStep {...props} />;
    case 'people':
      return <PeopleStep {...props} userId={userId} renderCouncil={renderCouncil} />;
    case 'measures':
      return <MeasuresStep {...props} />;
    case 'pictures':
      return <PicturesStep {...props} desk={desk} latest={latest} />;
    case 'review':
      return <ReviewStep draft={props.draft} desk={desk} />;
  }
}
