import { type ComponentType, type FormEvent, type ReactNode, Suspense, useId } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { lazyPart } from '../timing/lazy-part.ts';
import type { DialogProps } from './dialog.tsx';

const LazyDialog: ComponentType<DialogProps> = lazyPart(async () => ({
  default: (await import('./dialog.tsx')).Dialog,
}));

export interface ActionTexts {
  /** The button that opens the dialog. */
  label: string;
  question: string;

  description: string;
  confirm: string;
  pending: string;

  isDestructive: boolean;
}

interface ConfirmDialogProps {
  words: ActionTexts;
  /** The name of the thing acted on. */
  subject: string;
  isPending: boolean;
  /** Why it failed. */
  failure?: string | null | undefined;
  /** What is confirmed happens on this device alone. */
  worksOffline?: boolean | undefined;
  /** Further fields, which take the focus. */
  children?: ReactNode;
  /** For what needs no connection: the dialog, whose code would otherwise be loaded when it opens. */
  OfflineDialog?: ComponentType<DialogProps>;
  onConfirm: () => void;
  onClose: () => void;
}

/** A confirmation dialog that says what will happen. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { words, subject, isPending, failure, worksOffline, children, OfflineDialog, onConfirm, onClose } = props;
  const Dialog = OfflineDialog ?? LazyDialog;
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
        description={words.description}
        actions={
          <>
            <Button
              type="submit"
              form={formId}
              variant={words.isDestructive ? 'danger' : 'primary'}
              pending={isPending}
              pendingLabel={words.pending}
              worksOffline={worksOffline}
            >
              {words.confirm}
            </Button>
            <Button variant="secondary" autoFocus={!children} onClick={onClose}>
              {' '}
              {say('ui.confirmDialog.cancel')}{' '}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="space-y-5">
          <div className="border-s-4 border-line ps-4 font-semibold">
            <p dir="auto">{subject}</p>
          </div>
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
