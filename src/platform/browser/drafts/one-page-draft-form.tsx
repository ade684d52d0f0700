import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DraftLine } from '#ui/forms/draft-line.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import type { AnyDraft } from './draft-form-parts.ts';
import { DraftNotices, type DraftNoticesProps } from './draft-notices.tsx';
import { type DraftForm, useDraftForm } from './use-draft-form.ts';

/** What the page of a new or an existing thing gives to its form. */
export interface OnePageFormProps<Draft, Sent> {
  userId: string;
  /** Null for a new one. */
  id: string | null;
  start: Draft;
  submitLabel: string;
  submitting: string;
  send: (draft: Draft) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** Reads the newest version; null once it can't be edited any more. */
  reread?: (() => Promise<Draft | null>) | undefined;
}

interface OnePageDraftFormProps<Draft extends AnyDraft, Sent>
  extends OnePageFormProps<Draft, Sent>,
    Omit<DraftNoticesProps<Draft>, 'form' | 'lost'> {
  /** Its sections. */
  children: (form: DraftForm<Draft>) => ReactNode;
}

/** A form whose sections are all on one page, with the draft's notices above and its state beside the submit button. */
export function OnePageDraftForm<Draft extends AnyDraft, Sent>(props: OnePageDraftFormProps<Draft, Sent>) {
  const { userId, id, start, submitLabel, submitting, send, onSent, reread, children, ...about } = props;
  const { rules, kind } = about;
  const form = useDraftForm({ rules, draftKey: `${kind} ${userId} ${id ?? 'new'}`, start, send, onSent, reread });
  const lost = id === null ? 'everything' : 'unsent';
  if (form.isOpening) return <Skeleton className="mt-8 h-96 w-full max-w-3xl" />;
  return (
    <div className="mt-8 max-w-6xl">
      <DraftNotices {...about} form={form} lost={lost} />
      <Form onSubmit={form.submit} errors={form.faults} attempt={form.attempt} failure={form.failure}>
        <FormFields isSending={form.isSending} className="space-y-10">
          {children(form)}
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
