import { useId } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { copyText } from '#platform/browser/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { embedCodeOf } from '../../embed.ts';

interface EmbedCodeProps {
  impact: Pick<Impact, 'id' | 'title'>;
  onCopied: () => void;
  onFailed: () => void;
}

/** The code for embedding the impact, for people with a website. */
export function EmbedCode({ impact: { id, title }, onCopied, onFailed }: EmbedCodeProps) {
  const name = useId();
  const code = embedCodeOf({ id, title, origin: location.origin });
  return (
    <section aria-labelledby={name} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id={name} className="text-xl">
          {say('impacts.embedCode.embed')}
        </h3>
        <Button variant="secondary" size="sm" onClick={() => void copyText(code).then(onCopied, onFailed)}>
          {say('impacts.embedCode.copyCode')}
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">{say('impacts.embedCode.pasteThisIntoAPage')}</p>
      <textarea
        readOnly
        dir="ltr"
        rows={4}
        value={code}
        aria-labelledby={name}
        onFocus={(event) => event.target.select()}
        className="mt-3 block w-full resize-none rounded-md border border-control bg-sunken p-3 text-xs"
      />
    </section>
  );
}
