import type { ReportCase, ReportKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { STATE_NAMES } from '../state-names.ts';

export function EarlierCases({ cases }: { cases: readonly ReportCase[] }) {
  if (cases.length === 0) return <p className="mt-2 text-muted">{say('care.earlierCases.none')}</p>;
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {cases.map(({ id, kind, title, state, reason, heldFor, reportCount, createdAt }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{STATE_NAMES[state]}</span>
            <span className="text-sm text-muted">
              <Ago value={createdAt} isFirst />
              {say('language.comma')}
              {heldFor && reportCount === 0 && say('care.earlierCases.heldAutomatically')}
              {reportCount > 0 && say('care.earlierCases.reports', { reportCount })}
            </span>
          </p>
          <p className="mt-0.5 text-sm text-muted">{sayWhat(kind, title)}</p>
          {reason && (
            <p dir="auto" className="mt-1 line-clamp-4 max-w-prose text-sm whitespace-pre-line text-start">
              {reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function sayWhat(kind: ReportKind, title: string): string {
  if (kind === 'profile') return say('care.earlierCases.theProfile');
  return kind === 'comment' ? title : say('care.earlierCases.what', { kind, title: isolate(title) });
}
