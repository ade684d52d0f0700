import { say } from '#languages/say.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardQuestionProps {
  /** What would be deleted, as the start of a sentence. */
  what: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function DiscardQuestion({ what, onConfirm, onClose }: DiscardQuestionProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={say('ui.discardQuestion.discardThisDraft')}
      description={`${what.charAt(0).toUpperCase()}${what.slice(1)} will be deleted from this browser. You can’t undo this.`}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {' '}
            {say('ui.discardQuestion.discardDraft')}{' '}
          </Button>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {' '}
            {say('ui.discardQuestion.keepDraft')}{' '}
          </Button>
        </>
      }
    />
  );
}
