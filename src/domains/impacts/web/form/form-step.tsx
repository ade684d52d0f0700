import type { DraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import type { ImpactDraft, ImpactStep } from '../../flows/impact-draft.ts';
import { GoalsStep } from './goals-step.tsx';
import type { TypedAddressProps } from './mail-invitation.tsx';
import { MeasuresStep } from './measures-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PicturesStep } from './pictures/pictures-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { RenderCouncil } from './step-props.ts';
import { WhatStep } from './what-step.tsx';
import { WhenStep } from './when-step.tsx';

interface FormStepProps extends TypedAddressProps {
  step: ImpactStep;
  form: DraftForm<ImpactDraft>;
  userId: string;
  renderCouncil: RenderCouncil;
}

export function FormStep({ step, form, ...people }: FormStepProps) {
  const { draft, change, field, faultOf } = form;
  const props = { draft, change, field, faultOf };
  switch (step) {
    case 'what':
      return <WhatStep {...props} />;
    case 'when':
      return <WhenStep {...props} />;
    case 'goals':
      return <GoalsStep {...props} />;
    case 'people':
      return <PeopleStep {...props} {...people} />;
    case 'measures':
      return <MeasuresStep {...props} />;
    case 'pictures':
      return <PicturesStep form={form} />;
    case 'review':
      return <ReviewStep form={form} />;
  }
}
