import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Above the own profile as members see it. */
export function PreviewNotice({ publicPath, privacyPath }: { publicPath: string; privacyPath: string }) {
  return (
    <Notice title={say('profiles.previewNotice.memberTitle')} className="mb-6">
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={publicPath}>{say('profiles.previewNotice.asVisitor')}</TextLink>
        <TextLink to={privacyPath}>{say('profiles.previewNotice.privacySettings')}</TextLink>
        <TextLink to={{ search: '' }}>{say('profiles.previewNotice.exitPreview')}</TextLink>
      </span>
    </Notice>
  );
}
