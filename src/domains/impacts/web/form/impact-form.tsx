import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EmittedFrom } from 'xstate';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { useFlow } from '../../../../platform/browser/use-flow.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ImpactDraft } from '../../flows/impact-draft.ts';
import type { impactFormMachine } from '../../flows/impact-form.ts';
import { type ImpactStep, isStep, STEPS, stepOf } from '../../flows/impact-steps.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftBack, DraftLine } from './draft-line.tsx';
import { createFormDesk } from './form-desk.ts';
import { FormStep } from './form-step.tsx';
import { uploadMeanwhile } from './impact-form-actors.ts';
import { StepFrame } from './step-frame.tsx';
import { StepList } from './step-list.tsx';
import { stepsDone } from './step-progress.ts';
import { FIELD_NAMES } from './step-words.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';

export interface ImpactFormProps {
  userId: string;
  /** Null for an impact that was not sent yet. */
  impactId: string | null;
  start: ImpactDraft;
  revision: number | null;
  onSent: (impact: Impact) => void;
}

/** Which step is shown stands in the address, so that the back button goes back one. */
export function ImpactForm({ userId, impactId, start, revision, onSent }: ImpactFormProps) {
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
  const keeping = useDraftKeeping(flow, desk.draftKey);
  const { draft, errors, attempt, keptAt } = state.context;

  useEffect(
    () => desk.uploads.onUploaded((key, changes) => flow.send({ type: 'picture.changed', key, changes })),
    [desk, flow],
  );
  const isOpening = state.matches('opening');
  // What a reload or a lost line has interrupted goes on, and whoever leaves the pictures is not kept waiting for them.
  useEffect(() => {
    if (isOpening) return;
    const uploadAll = () => uploadMeanwhile(flow.getSnapshot().context.draft, desk.uploads);
    uploadAll();
    addEventListener('online', uploadAll);
    return () => {
      removeEventListener('online', uploadAll);
      if (step === 'pictures') uploadAll();
    };
  }, [isOpening, step, flow, desk]);

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
  const done = useMemo(() => stepsDone(draft, new Date()), [draft]);
  const isLast = step === 'review';
  const discard = () => {
    for (const picture of draft.pictures) if (picture.url === null) desk.uploads.drop(picture);
    flow.send({ type: 'draft.discarded' });
    goTo('what');
  };
  const before = STEPS[STEPS.indexOf(step) - 1];

  if (isOpening) return <Skeleton className="mt-10 h-96 w-full max-w-3xl" />;
  return (
    <div className="mt-8 gap-12 lg:flex">
      <StepList current={step} faulty={faulty} done={done} />
      <div className="min-w-0 max-w-3xl flex-1 max-lg:mt-8">
        <DraftBack keptAt={keptAt} onDiscard={discard} />
        <ConflictNotice flow={flow} impactId={impactId} />
        <StepFrame
          key={step}
          step={step}
          faults={isLast ? faults : faults.filter((fault) => fault.step === step)}
          attempt={attempt}
          failure={isLast ? errors.form : null}
          isGoneTo={location.key !== 'default' && asked !== null}
          onSubmit={() => flow.send(isLast ? { type: 'send.requested' } : { type: 'step.passed', step })}
          actions={
            <>
              <Button type="submit" pending={state.matches('sending')} pendingLabel="Sending it for review">
                {isLast ? 'Send for review' : 'Go on'}
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
            change={(changes) => flow.send({ type: 'draft.changed', changes })}
            faultOf={(field) => errors.fields.find(({ name }) => name === field)?.errors.join(' ')}
            latest={() => flow.getSnapshot().context.draft.pictures}
          />
        </StepFrame>
        <DraftLine keeping={keeping} onDiscard={keptAt ? null : discard} />
      </div>
    </div>
  );
}
