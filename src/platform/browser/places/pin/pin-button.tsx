import { Suspense, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import type { PinDialogProps } from './pin-dialog.tsx';

const PinDialog = lazyPart(async () => ({ default: (await import('./pin-dialog.tsx')).PinDialog }));

/** The map is only loaded once it's wanted. */
export function PinButton(props: Omit<PinDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" className="-ms-3 mt-1" onClick={() => setOpen(true)}>
        {say('platform.pinButton.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PinDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
