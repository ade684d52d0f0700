import { useState } from 'react';
import { say } from '#languages/say.ts';
import { copyText } from '#platform/browser/files/copy-text.ts';
import { Button } from '#ui/buttons/button.tsx';

/** The address keeps everything that is shown. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = () =>
    copyText(location.href).then(
      () => setSaid(say('inspector.shareTrace.copied')),
      () => setSaid(say('inspector.copyLink.failed')),
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {say('inspector.copyLink.copy')}
      </Button>
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </>
  );
}
