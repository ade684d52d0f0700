import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import { applyForOpportunity } from '#generated/opportunities/applyForOpportunity.gen.ts';
import type { Application, FieldError, Opportunity } from '#generated/types.gen.ts';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { formErrors } from '#platform/browser/forms/form-errors.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { DraftLine } from '#ui/forms/draft-line.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { fieldOf, findApplicationFaults, inputOf } from '../../flows/application-draft.ts';
import { cacheOwnApplication } from '../cached-opportunities.ts';
import { ApplicationFields } from './application-fields.tsx';
import { SeenByPartner } from './seen-by-partner.tsx';
import { useApplicationDraft } from './use-application-draft.ts';

const UNSENT = say('opportunities.applyDialog.failed');

/** The application form, with what the partner will see of the applicant. */
export function ApplyDialog({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const viewer = useKnownViewer();
  const queryClient = useQueryClient();
  const person = useQuery(getCurrentUserOptions()).data?.data;
  const { draft, isOpening, keeping, change, forget } = useApplicationDraft(viewer.id, opportunity.id);
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const apply = useMutation({
    mutationFn: async () => (await applyForOpportunity({ body: inputOf(draft, opportunity) })).data.data,
    onSuccess: (application) => {
      forget();
      cacheOwnApplication(queryClient, opportunity.id, application);
      toast({ ...sayDone(application), tone: 'success' });
      onClose();
    },
    onError: (error) => {
      // The opportunity may have filled up or closed since the page loaded.
      cacheOwnApplication(queryClient, opportunity.id, null);
      const { form, fields } = formErrors(error, sayFailed(UNSENT, error));
      const told = fields.map(({ name, errors }) => ({ field: fieldOf(name), message: errors.join(' ') }));
      show(told, form);
    },
  });

  function show(found: readonly FieldError[], form: string | null) {
    const beside = found.filter(({ field }) => document.getElementById(field));
    const others = found.filter((fault) => !beside.includes(fault)).map(({ message }) => message);
    setFaults(beside);
    setFailure([form, ...others].filter(Boolean).join(' ') || null);
    const [first] = beside;
    if (first) document.getElementById(first.field)?.focus();
  }

  function submit() {
    const found = findApplicationFaults(draft, opportunity);
    show(found, null);
    if (found.length === 0) apply.mutate();
  }

  function underWay(): string | undefined {
    // Nothing is sent that the person hasn't seen.
    if (isOpening) return say('opportunities.applyDialog.loading');
    return apply.isPending ? say('opportunities.applyDialog.sending') : undefined;
  }

  return (
    <QuestionDialog
      title={say('opportunities.applyDialog.title')}
      description={say('opportunities.applyDialog.intro', {
        name: isolate(sayName(opportunity.owner)),
      })}
      confirm={say('opportunities.applyDialog.sendApplication')}
      underWay={underWay()}
      failure={failure}
      back={say('opportunities.applyDialog.notNow')}
      size="lg"
      onSubmit={submit}
      onClose={onClose}
    >
      {isOpening ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <ApplicationFields
          opportunity={opportunity}
          draft={draft}
          person={person}
          faultOf={(field) => faults.find((fault) => fault.field === field)?.message}
          onChange={(changes, field) => {
            change(changes);
            setFaults(faults.filter((fault) => fault.field !== field));
          }}
        />
      )}
      <SeenByPartner person={person} owner={sayName(opportunity.owner)} />
      <DraftLine keeping={keeping} lost="everything" onDiscard={null} />
    </QuestionDialog>
  );
}

function sayDone({ state, partnerEmail, decisionMessage }: Application) {
  if (state !== 'auto-accepted') {
    return {
      message: say('opportunities.applyDialog.applicationSent'),
      detail: say('opportunities.applyDialog.sentHint'),
    };
  }
  const isToldMore = partnerEmail !== null || decisionMessage !== null;
  return {
    message: say('opportunities.applyDialog.autoAccepted'),
    detail: isToldMore
      ? say('opportunities.applyDialog.autoAcceptedHint')
      : say('opportunities.applyDialog.enoughPoints'),
  };
}
