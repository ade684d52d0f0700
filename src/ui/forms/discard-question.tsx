import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

/** What discarding a draft would delete. */
export type Lost = keyof typeof WARNINGS;

const WARNINGS = {
  everything: say('ui.discardQuestion.everything'),
  unsaved: say('ui.discardQuestion.unsaved'),
  unsent: say('ui.discardQuestion.unsent'),
  sinceSubmission: say('ui.discardQuestion.sinceSubmission'),
};

interface DiscardQuestionProps {
  lost: Lost;
  onConfirm: () => void;
  onClose: () => void;
}

export function DiscardQuestion({ lost, onConfirm, onClose }: DiscardQuestionProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={say('ui.discardQuestion.title')}
      description={WARNINGS[lost]}
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
