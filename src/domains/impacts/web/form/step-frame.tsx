import { type ReactNode, useEffect, useRef } from 'react';
import type { DraftFault } from '#platform/browser/drafts/draft-form-parts.ts';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import type { ImpactStep } from '../../flows/impact-draft.ts';
import { STEP_WORDS } from './step-texts.ts';

interface StepFrameProps {
  step: ImpactStep;
  faults: readonly DraftFault[];
  attempt: number;
  failure?: string | null | undefined;
  /** Reached by navigation, so it takes the focus; the first step of a page load doesn't. */
  isGoneTo: boolean;
  isSending: boolean;
  onSubmit: () => void;
  /** The buttons at its foot. */
  actions: ReactNode;
  children: ReactNode;
}

export function StepFrame(props: StepFrameProps) {
  const { step, faults, attempt, failure, isGoneTo, isSending, onSubmit, actions, children } = props;
  const { question, lead } = STEP_WORDS[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFaults = faults.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per step; errors move the focus to the summary instead, and a failure stays in view.
  useEffect(() => {
    if (!isGoneTo || hasFaults || failure) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <Form onSubmit={onSubmit} errors={faults} attempt={attempt} failure={failure}>
      <div>
        <h2 id="step" ref={heading} tabIndex={-1} className="scroll-mt-6 text-2xl outline-none">
          {question}
        </h2>
        <p className="mt-1.5 max-w-prose text-muted">{lead}</p>
      </div>
      <FormFields isSending={isSending} className="space-y-6">
        {children}
      </FormFields>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">{actions}</div>
    </Form>
  );
}
