import { say } from '#languages/say.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Why no one can apply right now. */
export function ClosedNotice({ reason }: { reason: 'closed' | 'full' | 'partnerLeft' }) {
  if (reason === 'partnerLeft') {
    return (
      <Notice title={say('opportunities.closedNotice.partnerLeft')}>
        {say('opportunities.closedNotice.noOneCanApplyUnless')}
      </Notice>
    );
  }
  if (reason === 'closed') {
    return (
      <Notice title={say('opportunities.closedNotice.closed')}>
        {say('opportunities.closedNotice.theDeadlineHasPassed')}{' '}
        <TextLink to="/scholarships">{say('opportunities.closedNotice.seeOpenScholarships')}</TextLink>
      </Notice>
    );
  }
  return (
    <Notice title={say('opportunities.closedNotice.full')}>
      {say('opportunities.closedNotice.everyPlaceIsTakenSave')}
    </Notice>
  );
}
