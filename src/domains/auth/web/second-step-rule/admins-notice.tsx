import { useQuery } from '@tanstack/react-query';
import { getSecondStepRuleOptions } from '#generated/auth/getSecondStepRule.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** On the admins' overview while an admin's power hangs on one password. */
export function AdminsNotice({ className }: { className?: string }) {
  // If it can't be loaded, the overview works as before; the page of the rule shows that it failed.
  const { data } = useQuery(getSecondStepRuleOptions());
  const admins = data?.data.staff.find(({ role }) => role === 'Admin');
  if (!admins?.without) return null;
  const title = admins.people === 1 ? say('auth.adminsNotice.onlyOne') : say('auth.adminsNotice.title', admins);
  return (
    <Notice tone="warning" title={title} className={className}>
      <p>{say('auth.adminsNotice.text')}</p>
      <p className="mt-2">
        <TextLink to="/admin/security">{say('auth.adminsNotice.link')}</TextLink>
      </p>
    </Notice>
  );
}
