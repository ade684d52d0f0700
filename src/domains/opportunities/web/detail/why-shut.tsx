import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Why no one can apply right now. */
export function WhyShut({ reason }: { reason: 'closed' | 'full' }) {
  if (reason === 'closed') {
    return (
      <Notice title="Closed">
        The deadline has passed. <TextLink to="/scholarships">See open scholarships</TextLink>
      </Notice>
    );
  }
  return <Notice title="Full">Every place is taken. Save it and check back: the partner may add more.</Notice>;
}
