import { Button } from './button.tsx';
import type { Lost } from './discard-question.tsx';
import { DraftLine, type DraftLineProps } from './draft-line.tsx';

interface DraftFooterProps {
  form: Pick<DraftLineProps, 'keeping'> & { isSending: boolean; keptAt: Date | null; discard: (() => void) | null };
  submitLabel: string;
  submitting: string;

  lost: Lost;
}

/** The submit button and the draft's state. */
export function DraftFooter({ form, submitLabel, submitting, lost }: DraftFooterProps) {
  return (
    <div className="mt-10 border-t border-line pt-6 lg:ps-[17rem]">
      <Button type="submit" pending={form.isSending} pendingLabel={submitting}>
        {submitLabel}
      </Button>
      <DraftLine keeping={form.keeping} lost={lost} onDiscard={form.keptAt ? null : form.discard} />
    </div>
  );
}
