import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';

export interface QuestionDialogProps {
  title: string;
  /** What will happen, before it does. */
  description?: ReactNode;
  /** The verb of the button that answers. */
  confirm: string;
  /** The button is that of something that takes away. */
  isDanger?: boolean;
  /** What is under way since it was answered: it is not answered again meanwhile. */
  underWay?: string | undefined;
  /** Why the answer did not get through. */
  failure?: string | null;
  /** The words of the button that lets it be. */
  back?: string;
  size?: DialogProps['size'];
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for what a decision needs. Enter answers, in a text with Ctrl or ⌘, so that the hands stay on the keys. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, description, confirm, isDanger = false, underWay, failure = null, back = 'Back' } = props;
  const { size, children, onSubmit, onClose } = props;
  const formId = useId();

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    // Of a form in a dialog above another: what surrounds it in the code is not what surrounds it on the page.
    event.stopPropagation();
    if (underWay === undefined) onSubmit();
  }

  function press(event: KeyboardEvent) {
    const isOneLine = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && (isOneLine || event.ctrlKey || event.metaKey)) submit(event);
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
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            pending={underWay !== undefined}
            pendingLabel={underWay}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {back}
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
        {failure !== null && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
