import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { Notice } from '../feedback/notice.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface QuestionDialogProps {
  title: string;

  description?: ReactNode;
  /** The submit button. */
  confirm: string;

  isDanger?: boolean;
  /** Set while submitting: the pending label. */
  underWay?: string | undefined;
  /** Why submitting failed. */
  failure?: string | null;
  /** The cancel button. */
  back?: string;
  size?: DialogProps['size'];
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog with a form. Enter submits; in a text area, Ctrl or ⌘ + Enter. */
export function QuestionDialog(props: QuestionDialogProps) {
  const {
    title,
    description,
    confirm,
    isDanger = false,
    underWay,
    failure = null,
    back = say('ui.questionDialog.cancel'),
  } = props;
  const { size, children, onSubmit, onClose } = props;
  const formId = useId();

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    // React events bubble through portals, so a form around a nested dialog would be submitted too.
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
