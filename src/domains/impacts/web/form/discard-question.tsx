import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

export function DiscardQuestion({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title="Discard this draft"
      description="What you changed since the impact was last sent, or all of it if it never was, goes from this browser and can not be brought back."
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
