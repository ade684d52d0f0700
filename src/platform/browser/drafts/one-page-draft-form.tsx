import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DraftLine } from '#ui/forms/draft-line.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import type { AnyDraft } from './draft-form-parts.ts';
import { DraftNotices, type DraftNoticesProps } from './draft-notices.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface OnePageDraftFormProps<Draft extends AnyDraft> extends DraftNoticesProps<Draft> {
  form: DraftForm<Draft>;
  submitLabel: string;
  submitting: string;
  /** Its sections. */
  children: ReactNode;
}

/** A form whose sections are all on one page, with the draft's notices above and its state beside the submit button. */
export function OnePageDraftForm<Draft extends AnyDraft>(props: OnePageDraftFormProps<Draft>) {
  const { form, lost, submitLabel, submitting, children } = props;
  if (form.isOpening) return <Skeleton className="mt-8 h-96 w-full max-w-3xl" />;
  return (
    <div className="mt-8 max-w-6xl">
      <DraftNotices {...props} />
      <Form onSubmit={form.submit} errors={form.faults} attempt={form.attempt} failure={form.failure}>
        <FormFields isSending={form.isSending} className="space-y-10">
          {children}
        </FormFields>
        <div className="mt-10 border-t border-line pt-6 lg:ps-[17rem]">
          <Button type="submit" pending={form.isSending} pendingLabel={submitting}>
            {submitLabel}
          </Button>
          <DraftLine keeping={form.keeping} lost={lost} onDiscard={form.keptAt ? null : form.discard} />
        </div>
      </Form>
    </div>
  );
}
