import type { UserProfile } from '#generated/types.gen.ts';
import { sayHidden } from '../person-texts.ts';

const LINK = 'text-link underline underline-offset-4 break-all';

type Reached = Pick<UserProfile, 'name' | 'email' | 'contactNo' | 'hiddenParts'>;

export function ProfileContact({ profile: { name, email, contactNo, hiddenParts } }: { profile: Reached }) {
  const hidden = sayHidden(name, hiddenParts, ['email', 'contactNo', 'location']);
  return (
    <div className="mt-8 flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
      {email && (
        <a dir="ltr" href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      )}
      {contactNo && (
        <a dir="ltr" href={`tel:${contactNo.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
          {contactNo}
        </a>
      )}
      {hidden && <p className="text-muted">{hidden}</p>}
    </div>
  );
}
