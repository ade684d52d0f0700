import { say } from '#languages/say.ts';
import type { ChartState } from '../graph/chart.ts';
import { callNameOf } from '../graph/plain-words.ts';
import type { CallsByActor } from '../layout/content.ts';
import { CodeName } from './code-names.tsx';
import { Section } from './section.tsx';

/** API calls made while a state is active. */
export function CallList({ invokes, calls }: { invokes: ChartState['invokes']; calls: CallsByActor }) {
  if (invokes.length === 0) return null;
  const asked = invokes.flatMap(({ actor }) => calls[actor] ?? []);
  return (
    <Section
      title={
        asked.length > 1
          ? say('inspector.callList.anyOf')
          : asked.length === 1
            ? say('inspector.callList.server')
            : say('inspector.callList.browser')
      }
    >
      {invokes.map(({ id, actor }) => (
        <p key={id} className="mb-2">
          {callNameOf(actor)}
        </p>
      ))}
      <ul className="grid gap-3">
        {asked.map(({ operationId, method, path, summary, statuses }) => (
          <li key={operationId} className="border-s-4 border-action bg-sunken px-3 py-2">
            <p className="text-sm font-semibold wrap-anywhere text-link">
              <CodeName>
                {method} {path}
              </CodeName>
            </p>
            <p className="text-sm">
              <CodeName>{summary}</CodeName>
            </p>
            <p className="mt-1 text-sm text-muted tabular-nums">
              {say('inspector.callList.answers', { statuses: statuses.join(' · ') })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
