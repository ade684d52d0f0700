import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftNotices } from '#platform/browser/drafts/draft-notices.tsx';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DraftLine } from '#ui/forms/draft-line.tsx';
import {
  draftKeyOf,
  hasRoomForPeople,
  type ImpactDraft,
  type ImpactStep,
  newDraft,
  STEPS,
} from '../../flows/impact-draft.ts';
import { impactForm, readTimes } from '../../flows/impact-form-machine.ts';
import { isStep, stepOf } from '../../flows/impact-steps.ts';
import { QUICK } from '../../quick-log-address.ts';
import { useDescribeDraft } from './describe-draft.ts';
import { FormStep } from './form-step.tsx';
import { NO_ADDRESS } from './mail-invitation.tsx';
import { isOnQuickScreen } from './quick/quick-fields.ts';
import { QuickLog } from './quick/quick-log.tsx';
import { WayChoice } from './quick/way-choice.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepList } from './step-list.tsx';
import { stepsDone } from './step-progress.ts';
import type { RenderCouncil } from './step-props.ts';
import { type SentImpact, useImpactForm } from './use-impact-form.ts';
import { useVisitedSteps } from './use-visited-steps.ts';

export interface ImpactFormProps {
  userId: string;
  /** Null for a new impact. */
  impactId: string | null;
  /** Of a new one that is stored beside the usual draft. */
  draftId?: string | null;
  start: ImpactDraft;
  renderCouncil: RenderCouncil;
  send: (draft: ImpactDraft) => Promise<Impact>;
  onSent: (sent: SentImpact) => void;
  /** Keeps a new one on this device, to be sent later. */
  keepForLater?: (draft: ImpactDraft) => Promise<SentImpact>;
  /** Why it was refused when it was sent later. */
  refusal?: FormErrors | undefined;
  /** Reads the newest version; null if it can't be edited any more. */
  reread?: () => Promise<ImpactDraft | null>;
}

/** The step is in the URL, so the back button goes back one. */
export function ImpactForm(props: ImpactFormProps) {
  const { userId, impactId, draftId = null, start, renderCouncil, send, onSent, keepForLater, refusal, reread } = props;
  const navigate = useNavigate();
  const location = useLocation();
  const asked = new URLSearchParams(location.search).get('step');
  const isNew = impactId === null;
  const isQuick = isNew && asked === QUICK;
  const step: ImpactStep = isStep(asked) ? asked : 'what';
  const goTo = (next: string) => {
    // Another entry for the same step would keep the back button there.
    if (next !== step || isQuick) void navigate({ search: `?step=${next}` });
  };
  const draftForm = useImpactForm({
    rules: impactForm,
    draftKey: draftKeyOf({ userId, impactId: impactId ?? draftId }),
    isForImpact: true,
    start,
    send,
    onSent,
    keepForLater,
    refusal,
    reread,
    step: isQuick ? QUICK : step,
    onStep: (next) => {
      if (!(isQuick && isOnQuickScreen(next))) goTo(next);
    },
  });
  const { draft, faults, isSending, attempt, keeping, keptAt } = draftForm;
  const describeDraft = useDescribeDraft();
  const faulty = useMemo(() => new Set(faults.flatMap(({ field }) => stepOf(field) ?? [])), [faults]);
  const { visited, reset: resetVisited } = useVisitedSteps(step, !isNew);
  const done = useMemo(() => stepsDone(draft, readTimes(), visited), [draft, visited]);
  const isLast = isQuick || step === 'review';
  const lost = isNew ? 'everything' : 'sinceSubmission';
  const [typed, setTyped] = useState(NO_ADDRESS);
  const isAddressLeft = typed.email.trim() !== '' && hasRoomForPeople(draft);
  const discard =
    draftForm.discard &&
    (() => {
      draftForm.discard?.(isNew ? newDraft() : undefined);
      resetVisited();
      setTyped(NO_ADDRESS);
      goTo(isQuick ? QUICK : 'what');
    });
  const form = { ...draftForm, discard };

  function submit() {
    if (isAddressLeft && (step === 'people' || isLast)) {
      const button = say('impacts.mailInvitation.next');
      const fault = say('impacts.impactForm.addOrClear', { button });
      setTyped({ ...typed, fault, refusals: typed.refusals + 1 });
      return goTo('people');
    }
    if (isLast) form.submit();
    else form.pass(step);
  }

  const before = STEPS[STEPS.indexOf(step) - 1];

  if (form.isOpening) return <Skeleton className="mt-10 h-96 w-full max-w-3xl" />;
  const notices = (
    <DraftNotices
      {...{ form, lost }}
      rules={impactForm}
      kind="impact"
      to={`/impacts/${impactId}`}
      fieldsOf={describeDraft}
      firstField={isQuick ? 'description' : 'step'}
    />
  );
  const draftLine = <DraftLine keeping={keeping} lost={lost} onDiscard={keptAt ? null : discard} />;
  if (isQuick) {
    return (
      <>
        <WayChoice isQuick />
        <div className="mt-6 max-w-xl">
          {notices}
          <QuickLog form={form} onSubmit={submit} onMore={() => goTo('people')} />
          {draftLine}
        </div>
      </>
    );
  }
  return (
    <>
      {isNew && <WayChoice isQuick={false} />}
      <div className="mt-8 gap-12 lg:flex">
        <StepList current={step} faulty={faulty} done={done} />
        <div className="min-w-0 max-w-3xl flex-1 max-lg:mt-8">
          {notices}
          <StepFrame
            key={step}
            step={step}
            faults={isLast ? faults : faults.filter(({ field }) => stepOf(field) === step)}
            attempt={attempt}
            failure={isLast ? form.failure : null}
            isGoneTo={location.key !== 'default' && asked !== null}
            isSending={isSending}
            onSubmit={submit}
            actions={
              <>
                <Button
                  type="submit"
                  pending={isSending}
                  pendingLabel={say('impacts.impactForm.submitting')}
                  worksOffline={keepForLater !== undefined || !isLast}
                >
                  {isLast ? say('impacts.impactForm.submit') : say('impacts.impactForm.continue')}
                </Button>
                {before && (
                  <Button variant="quiet" onClick={() => goTo(before)}>
                    {say('impacts.impactForm.back')}
                  </Button>
                )}
              </>
            }
          >
            <FormStep {...{ step, form, userId, renderCouncil, typed }} onTyped={setTyped} />
          </StepFrame>
          {draftLine}
        </div>
      </div>
    </>
  );
}
