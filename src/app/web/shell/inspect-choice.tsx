import { useEffect, useRef } from 'react';
import { openHosted } from '#inspector/live/hosted.ts';
import { startHub } from '#inspector/live/hub.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { FOLLOWED_WINDOW } from '../inspector-names.ts';

/** Choice of inspector, loaded with its button. */
export function InspectChoice({ onClose }: { onClose: () => void }) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => own.current?.focus(), []);

  function follow() {
    window.name = FOLLOWED_WINDOW;
    const inspector = window.open('/inspector?flow=session&mode=live', 'groundswell-inspector');
    // Afterwards, because Chromium pauses a page while it opens a window, and drops a lock granted meanwhile.
    startHub();
    finish(inspector !== null);
  }

  function finish(isOpened: boolean) {
    if (!isOpened)
      toast({
        message: say('app.inspectChoice.blocked'),
        detail: say('app.inspectChoice.blockedHint'),
      });
    onClose();
  }

  return (
    <section
      aria-label={say('app.inspectChoice.inspectFlows')}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
      className="fixed inset-e-4 bottom-4 z-30 rounded-e-lg max-sm:inset-s-4 sm:w-80 border-s-4 border-action bg-raised p-5 text-base shadow-overlay"
    >
      <p className="mb-4">{say('app.inspectChoice.intro')}</p>
      <div className="grid gap-2">
        <Button ref={own} size="sm" onClick={follow}>
          {say('app.inspectChoice.openWindow')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => finish(openHosted())}>
          {say('app.inspectChoice.openHosted')}
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">{say('app.inspectChoice.hostedHint')}</p>
    </section>
  );
}
