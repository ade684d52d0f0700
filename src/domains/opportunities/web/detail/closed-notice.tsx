import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Why no one can apply right now. */
export function ClosedNotice({
  reason,
}: {
  reason: 'closed' | 'closedEarly' | 'closedToOthers' | 'full' | 'partnerLeft';
}) {
  if (reason === 'partnerLeft') {
    return (
      <Notice title={say('opportunities.closedNotice.partnerLeft')}>
        {say('opportunities.closedNotice.partnerLeftHint')}
      </Notice>
    );
  }
  if (reason === 'closedToOthers') {
    return (
      <Notice title={say('opportunities.closedNotice.closed')}>
        {say('opportunities.closedNotice.yoursIsPending')}
      </Notice>
    );
  }
  if (reason === 'closed' || reason === 'closedEarly') {
    return (
      <Notice title={say('opportunities.closedNotice.closed')}>
        {reason === 'closed'
          ? say('opportunities.closedNotice.deadlinePassed')
          : say('opportunities.closedNotice.beforeItsDeadline')}{' '}
        <TextLink to="/scholarships">{say('opportunities.closedNotice.openScholarships')}</TextLink>
      </Notice>
    );
  }
  return <Notice title={say('opportunities.closedNotice.full')}>{say('opportunities.closedNotice.fullHint')}</Notice>;
}
