import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { PreviewRole } from './preview-role.ts';

const WORDS: Record<PreviewRole, { title: string; other: PreviewRole; otherLabel: string }> = {
  member: {
    title: say('profiles.previewNotice.memberTitle'),
    other: 'visitor',
    otherLabel: say('profiles.previewNotice.asVisitor'),
  },
  visitor: {
    title: say('profiles.previewNotice.visitorTitle'),
    other: 'member',
    otherLabel: say('profiles.previewNotice.asMember'),
  },
};

export function PreviewNotice({ viewAs, privacyPath }: { viewAs: PreviewRole; privacyPath: string }) {
  const { title, other, otherLabel } = WORDS[viewAs];
  return (
    <Notice title={title} className="mb-6">
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={{ search: `as=${other}` }}>{otherLabel}</TextLink>
        <TextLink to={privacyPath}>{say('profiles.previewNotice.privacySettings')}</TextLink>
        <TextLink to={{ search: '' }}>{say('profiles.previewNotice.exitPreview')}</TextLink>
      </span>
    </Notice>
  );
}
