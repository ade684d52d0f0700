import { useEffect, useRef } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

export function ReportThanks({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  // Not by `autoFocus`: the dialog that this one replaces is removed after that, and takes the focus with it.
  useEffect(() => {
    const timer = setTimeout(() => close.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('care.reportThanks.thankYou')}
      description={say('care.reportThanks.hint')}
      actions={
        <Button ref={close} onClick={onClose}>
          {say('care.reportThanks.close')}
        </Button>
      }
    />
  );
}
