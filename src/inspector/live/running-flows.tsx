import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { findFlow } from '../drawn-flows.ts';
import { plainWords } from '../graph/plain-words.ts';
import { Section } from '../panel/section.tsx';
import { activeStateName } from './entry-texts.ts';
import { runningFlows } from './live-state.ts';
import { pageLabels } from './page-labels.ts';
import type { Follow } from './use-follow.ts';

interface RunningFlowsProps {
  follow: Follow;
  shown: string;
  onFlow: (id: string) => void;
}

export function RunningFlows({ follow, shown, onFlow }: RunningFlowsProps) {
  const { page, pages, choosePage } = follow;
  if (!page) return null;
  const labels = pageLabels(pages);
  return (
    <Section
      title={page.path === '' ? page.title : say('inspector.runningFlows.runningOn', { path: isolate(page.path) })}
    >
      {pages.length > 1 && (
        <label className="mb-2 block text-sm">
          <span className="sr-only">{say('inspector.runningFlows.page')}</span>
          <select
            value={page.id}
            onChange={({ target }) => choosePage(target.value)}
            className="w-full rounded-md border border-control bg-raised px-2 py-1.5"
          >
            {pages.map(({ id }, index) => (
              <option key={id} value={id}>
                {labels[index]}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className="grid gap-1">
        {runningFlows(page).map(({ actor, last }) => (
          <li key={actor.sessionId}>
            <button
              type="button"
              aria-current={last.flow === shown || undefined}
              onClick={() => onFlow(last.flow)}
              className={classNames(
                'flex w-full justify-between gap-3 border-s-4 px-3 py-1 text-start hover:bg-sunken',
                last.flow === shown ? 'border-accent' : 'border-line forced-colors:border-unmarked',
              )}
            >
              <span className="font-semibold">{findFlow(last.flow)?.name ?? plainWords(last.flow)}</span>
              <span className="text-end text-muted">{activeStateName(last)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
