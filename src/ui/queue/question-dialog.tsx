import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from '../dialog.tsx';

export interface QuestionDialogProps {
  title: string;
  /** What will happen, before it does. */
  description?: ReactNode;
  /** The verb of the button that answers. */
  confirm: string;
  /** The button is that of something that takes away. */
  isDanger?: boolean;
  size?: DialogProps['size'];
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for what a decision needs. Enter answers, in a text with Ctrl or ⌘, so that the hands stay on the keys. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, description, confirm, isDanger = false, size, children, onSubmit, onClose } = props;
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function press(event: KeyboardEvent) {
    const isOneLine = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || (!isOneLine && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      size={size}
      actions={
        <div className="flex flex-1 gap-3 max-sm:*:flex-1">
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        onKeyDown={press}
        className={classNames('space-y-6', !description && 'mt-3')}
      >
        {children}
      </form>
    </Dialog>
  );
}
