import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';

/** Why nobody can apply for it now, whatever their points. */
export function WhyShut({ reason }: { reason: 'closed' | 'full' }) {
  if (reason === 'closed') {
    return (
      <Notice title="It is closed">
        The deadline is past. <TextLink to="/scholarships">See what is open now</TextLink>
      </Notice>
    );
  }
  return <Notice title="It is full">Every place is taken. Save it, and look again: the partner may open more.</Notice>;
}
