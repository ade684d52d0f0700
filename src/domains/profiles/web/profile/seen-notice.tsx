import { say } from '#languages/say.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Eyes } from './eyes.ts';

const WORDS: Record<Eyes, { title: string; other: Eyes; otherLabel: string }> = {
  member: {
    title: say('profiles.seenNotice.viewingAsMember'),
    other: 'visitor',
    otherLabel: say('profiles.seenNotice.viewAsAVisitor'),
  },
  visitor: {
    title: say('profiles.seenNotice.viewingAsVisitor'),
    other: 'member',
    otherLabel: say('profiles.seenNotice.viewAsAMember'),
  },
};

export function SeenNotice({ viewAs, privacyPath }: { viewAs: Eyes; privacyPath: string }) {
  const { title, other, otherLabel } = WORDS[viewAs];
  return (
    <Notice title={title} className="mb-6">
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={{ search: `as=${other}` }}>{otherLabel}</TextLink>
        <TextLink to={privacyPath}>{say('profiles.seenNotice.privacySettings')}</TextLink>
        <TextLink to={{ search: '' }}>{say('profiles.seenNotice.exitPreview')}</TextLink>
      </span>
    </Notice>
  );
}
