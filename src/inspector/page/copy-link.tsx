import { useState } from 'react';
import { say } from '#languages/say.ts';
import { copyText } from '#platform/browser/files/copy-text.ts';
import { Button } from '#ui/buttons/button.tsx';

/** A button that copies the page's address. */
export function CopyLink({ label }: { label: string }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () =>
    copyText(location.href).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="self-center text-sm text-muted">
        {copied === 'yes' && say('inspector.copyLink.copied')}
        {copied === 'no' && say('inspector.copyLink.failed')}
      </span>
    </>
  );
}
