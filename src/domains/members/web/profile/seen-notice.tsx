import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Eyes } from './eyes.ts';

const WORDS: Record<Eyes, { title: string; other: Eyes; otherLabel: string }> = {
  member: { title: 'This is what other members see of you', other: 'visitor', otherLabel: 'See as a visitor' },
  visitor: { title: 'This is what anybody may see of you', other: 'member', otherLabel: 'See as a member' },
};

/** Says with whose eyes the own profile is shown, and leads out of it. */
export function SeenNotice({ viewAs, privacyPath }: { viewAs: Eyes; privacyPath: string }) {
  const { title, other, otherLabel } = WORDS[viewAs];
  return (
    <Notice title={title} className="mb-6">
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={{ search: `as=${other}` }}>{otherLabel}</TextLink>
        <TextLink to={privacyPath}>Change who sees what</TextLink>
        <TextLink to={{ search: '' }}>Back to my own view</TextLink>
      </span>
    </Notice>
  );
}
