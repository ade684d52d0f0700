import { type FormEvent, type ReactNode, Suspense, useId } from 'react';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.ts';
import { Notice } from './notice.tsx';

const Dialog = lazyPart(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

/** A deed that is asked about once, in words. */
export interface DeedWords {
  /** The button that leads to the question. */
  label: string;
  question: string;
  /** What will happen, before it does. */
  brings: string;
  confirm: string;
  pending: string;
  /** The button is that of something that takes away. */
  isDestructive: boolean;
}

interface DeedQuestionProps {
  words: DeedWords;
  /** What it is done to, by name. */
  subject: string;
  isPending: boolean;
  /** Why it was not done. */
  failure?: string | null | undefined;
  /** What else has to be asked; it takes the focus then. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once, and says what it brings. */
export function DeedQuestion(props: DeedQuestionProps) {
  const { words, subject, isPending, failure, children, onConfirm, onClose } = props;
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }

  return (
    <Suspense>
      <Dialog
        isOpen
        onClose={onClose}
        role={words.isDestructive ? 'alertdialog' : 'dialog'}
        title={words.question}
        description={words.brings}
        actions={
          <>
            <Button
              type="submit"
              form={formId}
              variant={words.isDestructive ? 'danger' : 'primary'}
              pending={isPending}
              pendingLabel={words.pending}
            >
              {words.confirm}
            </Button>
            <Button variant="secondary" autoFocus={!children} onClick={onClose}>
              Leave it as it is
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="space-y-5">
          <p className="border-l-4 border-line pl-4 font-semibold">{subject}</p>
          {children}
          {failure && (
            <Notice tone="danger" isLive>
              {failure}
            </Notice>
          )}
        </form>
      </Dialog>
    </Suspense>
  );
}
