import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export const ReportThanks = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title="Thank you"
    description="We’ll look at it and let you know once it’s decided. If you report it again before then, your new reason replaces this one."
    actions={
      <Button autoFocus onClick={onClose}>
        Close
      </Button>
    }
  />
);
