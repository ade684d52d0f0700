import { useId } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { copyText } from '#platform/browser/files/copy-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { embedCodeOf } from '../../embed.ts';

interface EmbedCodeProps {
  impact: Pick<Impact, 'id' | 'title'>;
  onCopied: () => void;
  onFailed: () => void;
}

/** The code for embedding the impact; folded, as few people have a website. */
export function EmbedCode({ impact: { id, title }, onCopied, onFailed }: EmbedCodeProps) {
  const name = useId();
  const code = embedCodeOf({ id, title, origin: location.origin });
  return (
    <details className="mt-6 border-t border-line pt-5">
      <summary id={name} className="cursor-pointer font-semibold">
        {say('impacts.embedCode.embed')}
      </summary>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-muted">{say('impacts.embedCode.hint')}</p>
        <Button variant="secondary" size="sm" onClick={() => void copyText(code).then(onCopied, onFailed)}>
          {say('impacts.embedCode.copyCode')}
        </Button>
      </div>
      <textarea
        readOnly
        dir="ltr"
        rows={4}
        value={code}
        aria-labelledby={name}
        onFocus={(event) => event.target.select()}
        className="mt-3 block w-full resize-none rounded-md border border-control bg-sunken p-3 text-xs"
      />
    </details>
  );
}
