import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { ThingInRow } from '#ui/queue/row-contents.tsx';
import { stateOf } from '../../lifecycle.ts';
import { decidedAt } from './decided-at.ts';
import { sayMeasures } from './evidence/measures.ts';
import { RowLookers } from './looking/lookers.tsx';
import type { ReviewValues } from './review-filters.ts';
import { StateBadges } from './state-badges.tsx';

interface ReviewRowProps extends Pick<QueueRowProps<Impact>, 'row' | 'isSettled'> {
  /** Left out where the row isn't part of the queue. */
  values?: ReviewValues;
}

export function ReviewRow({ row: impact, isSettled, values }: ReviewRowProps) {
  const viewer = useKnownViewer();
  const { title, owner, createdAt, media, sdgs, id, measures, appeal, question, quorum } = impact;
  const picture = media.find(({ kind }) => kind === 'picture');
  const decided = values?.view === 'mine' ? decidedAt(impact, viewer.id) : undefined;
  const isPlain = stateOf(impact) === 'pending' && appeal === null && question === null && quorum === 1;
  return (
    <ThingInRow title={title} isSettled={isSettled} image={picture} coverId={id} coverColors={sdgs.map(goalColor)}>
      <span className="mt-0.5 flex flex-wrap gap-x-1 text-sm text-muted">
        <bdi className="truncate">{sayName(owner)}</bdi>{' '}
        <span>
          ·{' '}
          {decided === undefined ? (
            <Ago value={createdAt} />
          ) : (
            <Phrase text={say('impacts.reviewRow.decided')} parts={{ when: () => <Ago value={decided} /> }} />
          )}
        </span>
      </span>
      <span className="block text-sm text-muted">{sayMeasures(measures) || say('impacts.reviewRow.noNumbers')}</span>
      <RowLookers impactId={id} />
      {!isPlain && (
        <span className="mt-1.5 flex flex-wrap gap-1.5">
          <StateBadges impact={impact} isShort />
        </span>
      )}
    </ThingInRow>
  );
}
