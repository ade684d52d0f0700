import { type ReactNode, type Ref, Suspense } from 'react';
import { lazyPart } from '../timing/lazy-part.ts';

const Dialog = lazyPart(async () => ({ default: (await import('../dialogs/dialog.tsx')).Dialog }));

interface QueuePanelProps {
  title: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** Beside the list: sticky, with its own scrolling. */
export function QueueAside({ ref, onEscape, ...props }: QueuePanelProps & AsideProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="queue-panel-title"
      onKeyDown={(event) => (event.key === 'Escape' && !event.defaultPrevented ? onEscape() : undefined)}
      className="sticky top-8 flex max-h-[calc(100dvh-4rem)] flex-col rounded-e-lg border border-s-4 border-line border-s-action bg-raised"
    >
      {/* Outside the scrolling part, so that the buttons are always in view. */}
      <div className="border-b border-line px-8 pt-6 pb-4">
        <h2 id="queue-panel-title" dir="auto" className="text-2xl">
          {props.title}
        </h2>
        {props.actions && <div className="mt-4 flex flex-wrap gap-3">{props.actions}</div>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable. */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-8 pt-2 pb-8 -outline-offset-2">
        {props.children}
      </div>
    </section>
  );
}

interface AsideProps {
  ref: Ref<HTMLElement>;
  onEscape: () => void;
}

/** For screens without room beside the list. */
export function QueueSheet({ title, actions, children, onClose }: QueuePanelProps & { onClose: () => void }) {
  return (
    <Suspense>
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        actions={actions && <div className="flex flex-1 flex-wrap gap-3 max-sm:*:flex-auto">{actions}</div>}
        size="lg"
      >
        <div data-shortcuts>{children}</div>
      </Dialog>
    </Suspense>
  );
}
