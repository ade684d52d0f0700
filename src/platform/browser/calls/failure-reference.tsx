import { say } from '#languages/say.ts';
import { CopyButton } from '../files/copy-button.tsx';

/** What someone who reports a failure can quote: the operator finds it in the log. */
export function FailureReference({ traceId }: { traceId: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <p className="min-w-0">
        {say('platform.failureReference.label')}{' '}
        <code dir="ltr" className="inline-block max-w-full font-mono text-xs break-all">
          {traceId}
        </code>
      </p>
      <CopyButton text={traceId} label={say('platform.failureReference.copy')} />
    </div>
  );
}
