import { say } from '#languages/say.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export const ReportThanks = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={say('care.reportThanks.thankYou')}
    description={say('care.reportThanks.wellLookAtItAnd')}
    actions={
      <Button autoFocus onClick={onClose}>
        {say('care.reportThanks.close')}
      </Button>
    }
  />
);
