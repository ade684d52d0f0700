import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Eyes } from './eyes.ts';

const WORDS: Record<Eyes, { title: string; other: Eyes; otherLabel: string }> = {
  member: { title: 'Viewing as: member', other: 'visitor', otherLabel: 'View as a visitor' },
  visitor: { title: 'Viewing as: visitor', other: 'member', otherLabel: 'View as a member' },
};

export function SeenNotice({ viewAs, privacyPath }: { viewAs: Eyes; privacyPath: string }) {
  const { title, other, otherLabel } = WORDS[viewAs];
  return (
    <Notice title={title} className="mb-6">
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={{ search: `as=${other}` }}>{otherLabel}</TextLink>
        <TextLink to={privacyPath}>Privacy settings</TextLink>
        <TextLink to={{ search: '' }}>Exit preview</TextLink>
      </span>
    </Notice>
  );
}
