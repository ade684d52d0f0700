import { useQuery } from '@tanstack/react-query';
import { listMyDecisionsOptions } from '#generated/moderation/listMyDecisions.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { RULES_PATH } from '../../model.ts';
import { DecisionItem } from './decision-item.tsx';

const MOST = 100;

/** In the settings: everything that was decided about the person. */
export function DecisionsSection() {
  const read = useQuery({
    ...listMyDecisionsOptions({ query: { page_size: MOST } }),
    staleTime: 0,
  });
  const { data, isError } = read;
  const decisions = data?.data.data;
  if (!decisions) {
    return isError ? (
      <FailedRead of={read} className="mt-8" what={say('moderation.decisionsSection.failed')} />
    ) : (
      <LoadingState label={say('moderation.decisionsSection.loadingDecisions')} className="mt-8 max-w-2xl">
        <SkeletonText lines={5} />
      </LoadingState>
    );
  }
  return (
    <div className="mt-8 max-w-2xl">
      {decisions.length === 0 ? (
        <EmptyState title={say('moderation.decisionsSection.noDecisions')}>
          {say('moderation.decisionsSection.emptyHint')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {decisions.map((decision) => (
            <li key={decision.id} className="py-6">
              <DecisionItem decision={decision} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-8 text-muted">
        <Phrase
          text={say('moderation.decisionsSection.readTheRules')}
          parts={{ rules: (inner) => <TextLink to={RULES_PATH}>{inner}</TextLink> }}
        />
      </p>
    </div>
  );
}
