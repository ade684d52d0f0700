import { say } from '#languages/say.ts';
import type { LiveEntry } from './live-state.ts';

/** An event's payload and the context after it; secrets were masked by the sender. */
export function Payload({ entry }: { entry: LiveEntry }) {
  return (
    <div className="grid gap-2 px-3 pb-3 text-xs">
      <Data title={say('inspector.payload.payload')} value={entry.event} />
      <Data title={say('inspector.payload.context')} value={entry.context} />
    </div>
  );
}

function Data({ title, value }: { title: string; value: unknown }) {
  return (
    <div>
      <p className="font-semibold text-muted">{title}</p>
      <pre lang="en" dir="ltr" className="max-h-64 overflow-auto bg-sunken p-2 whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  );
}
