import { say } from '#languages/say.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Why no one can apply right now. */
export function WhyShut({ reason }: { reason: 'closed' | 'full' }) {
  if (reason === 'closed') {
    return (
      <Notice title={say('opportunities.whyShut.closed')}>
        {say('opportunities.whyShut.theDeadlineHasPassed')}{' '}
        <TextLink to="/scholarships">{say('opportunities.whyShut.seeOpenScholarships')}</TextLink>
      </Notice>
    );
  }
  return (
    <Notice title={say('opportunities.whyShut.full')}>{say('opportunities.whyShut.everyPlaceIsTakenSave')}</Notice>
  );
}
