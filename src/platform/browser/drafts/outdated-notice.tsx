import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface OutdatedNoticeProps {
  /** "article", "council". */
  what: string;
  /** The refusal of a save; null for a restored draft. */
  refusal: unknown;
  isSending: boolean;
  /** What saving one's own does to theirs. */
  children: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Edit conflict: asks which version to keep. Nothing is overwritten until then. */
export function OutdatedNotice(props: OutdatedNoticeProps) {
  const { what, refusal, isSending, children, onKeepMine, onTakeTheirs } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <div ref={box} tabIndex={-1} inert={isSending} className="mt-6">
      <Notice tone="warning" isLive title={`Someone else edited this ${what}`}>
        <p>{refusal ? 'We didn’t save yours, but it’s still here.' : 'Your draft is based on an older version.'}</p>
        {children}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onKeepMine}>
            Overwrite with my version
          </Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            Discard mine and load theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}
