import { useEffect, useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { scanCode } from './scan-codes.ts';

interface ScanDialogProps {
  onFound: (text: string) => void;
  onClose: () => void;
}

export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const closing = new AbortController();
    if (!video.current) return;
    scanCode(video.current, closing.signal).then(
      (text) => text !== null && latest.current(text),
      () => !closing.signal.aborted && setRefused(true),
    );
    return () => closing.abort();
  }, []);
  return (
    <Dialog isOpen onClose={onClose} title={say('credentials.scan.title')} description={say('credentials.scan.hint')}>
      {isRefused ? (
        <Notice tone="warning" isLive>
          {say('credentials.scan.refused')}
        </Notice>
      ) : (
        <video ref={video} muted playsInline className="aspect-square w-full bg-sunken object-cover" />
      )}
    </Dialog>
  );
}
