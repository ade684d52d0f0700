import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EmittedFrom } from 'xstate';
import type { Impact } from '#generated/types.gen.ts';
import { useDraftKeeping } from '#platform/browser/drafts/use-draft-keeping.ts';
import { dropBrought } from '#platform/browser/uploads/upload-all.ts';
import { useUploadsGoingOn } from '#platform/browser/uploads/use-uploads-going-on.ts';
import { useFlow } from '#platform/browser/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { DraftBack, DraftLine } from '#ui/draft-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ImpactDraft } from '../../flows/impact-draft.ts';
import type { impactFormMachine } from '../../flows/impact-form.ts';
import { type ImpactStep, isStep, STEPS, stepOf } from '../../flows/impact-steps.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { createFormDesk } from './form-desk.ts';
import { FormStep } from './form-step.tsx';
import { keepable } from './keepable.ts';
import { StepFrame } from './step-frame.tsx';
import { StepList } from './step-list.tsx';
import { stepsDone } from './step-progress.ts';
import type { RenderCouncil } from './step-props.ts';
import { FIELD_NAMES } from './step-texts.ts';
import { useStepsLeft } from './use-steps-left.ts';

export interface ImpactFormProps {
  userId: string;
  /** Null for a new impact. */
  impactId: string | null;
  start: ImpactDraft;
  revision: number | null;
  renderCouncil: RenderCouncil;
  onSent: (impact: Impact) => void;
}

/** The step is in the URL, so the back button goes back one. */
export function ImpactForm({ userId, impactId, start, revision, renderCouncil, onSent }: ImpactFormProps) {
  const [desk] = useState(() => createFormDesk({ userId, impactId }));
  const navigate = useNavigate();
  const location = useLocation();
  const asked = new URLSearchParams(location.search).get('step');
  const step: ImpactStep = isStep(asked) ? asked : 'what';
  const goTo = (next: ImpactStep) => void navigate({ search: `?step=${next}` });

  const flow = useFlow(desk.machine, { start, revision }, (emitted: EmittedFrom<typeof impactFormMachine>) => {
    if (emitted.type === 'step.entered') goTo(emitted.step);
    if (emitted.type === 'impact.sent') onSent(emitted.impact);
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const keeping = useDraftKeeping(
    useMemo(() => keepable(flow), [flow]),
    desk.draftKey,
  );
  const { draft, errors, attempt, keptAt } = state.context;

  useEffect(
    () => desk.uploads.onUploaded((key, changes) => flow.send({ type: 'picture.changed', key, changes })),
    [desk, flow],
  );
  const isOpening = state.matches('opening');
  const isSending = state.matches('sending');
  // Submitting waits until the newest revision is known.
  const isComparing = state.matches('comparing');
  const latest = useCallback(() => flow.getSnapshot().context.draft.pictures, [flow]);
  useUploadsGoingOn({ uploads: desk.uploads, latest, isOpening, place: step });

  const faults = useMemo(
    () =>
      errors.fields.map(({ name, errors: messages }) => ({
        field: name,
        step: stepOf(name),
        message: `${FIELD_NAMES[name] ?? name}: ${messages.join(' ')}`,
      })),
    [errors],
  );
  const faulty = useMemo(() => new Set(faults.flatMap((fault) => fault.step ?? [])), [faults]);
  const { left, forget } = useStepsLeft(step, impactId !== null);
  const done = useMemo(() => stepsDone(draft, new Date(), left), [draft, left]);
  const isLast = step === 'review';
  const lost = impactId === null ? 'everything you wrote here' : 'your changes since you last submitted';
  // Can't be discarded while it's being sent.
  const canDiscard = state.can({ type: 'draft.discarded' });
  const discard = () => {
    if (!flow.getSnapshot().can({ type: 'draft.discarded' })) return;
    dropBrought(draft.pictures, desk.uploads);
    flow.send({ type: 'draft.discarded' });
    forget();
    goTo('what');
  };
  const before = STEPS[STEPS.indexOf(step) - 1];

  if (isOpening) return <Skeleton className="mt-10 h-96 w-full max-w-3xl" />;
  return (
    <div className="mt-8 gap-12 lg:flex">
      <StepList current={step} faulty={faulty} done={done} />
      <div className="min-w-0 max-w-3xl flex-1 max-lg:mt-8">
        <DraftBack keptAt={keptAt} what={lost} onDiscard={canDiscard ? discard : null} />
        <ConflictNotice flow={flow} impactId={impactId} />
        <StepFrame
          key={step}
          step={step}
          faults={isLast ? faults : faults.filter((fault) => fault.step === step)}
          attempt={attempt}
          failure={isLast ? errors.form : null}
          isGoneTo={location.key !== 'default' && asked !== null}
          isSending={isSending}
          onSubmit={() => flow.send(isLast ? { type: 'send.requested' } : { type: 'step.passed', step })}
          actions={
            <>
              <Button
                type="submit"
                pending={isSending || isComparing}
                pendingLabel={isComparing ? 'Checking for changes' : 'Submitting'}
              >
                {isLast ? 'Submit for review' : 'Continue'}
              </Button>
              {before && (
                <Button variant="quiet" onClick={() => goTo(before)}>
                  Back
                </Button>
              )}
            </>
          }
        >
          <FormStep
            step={step}
            draft={draft}
            desk={desk}
            userId={userId}
            renderCouncil={renderCouncil}
            change={(changes) => flow.send({ type: 'draft.changed', changes })}
            faultOf={(field) => errors.fields.find(({ name }) => name === field)?.errors.join(' ')}
            latest={latest}
          />
        </StepFrame>
        <DraftLine keeping={keeping} what={lost} onDiscard={keptAt || !canDiscard ? null : discard} />
      </div>
    </div>
  );
}
