import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardQuestionProps {
  /** What would be gone, as the beginning of a sentence. */
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
      title="Discard this draft"
      description={`${what.charAt(0).toUpperCase()}${what.slice(1)} goes from this browser and can not be brought back.`}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            Discard it
          </Button>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    />
  );
}
