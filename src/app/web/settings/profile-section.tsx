import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#domains/auth/web/session/session-provider.tsx';
import { ProfileForm } from '#domains/profiles/web/settings/profile-form.tsx';
import { ProfilePicture } from '#domains/profiles/web/settings/profile-picture.tsx';
import type { CurrentUser } from '#generated/types.gen.ts';
import { getCurrentUserQueryKey } from '#generated/users/getCurrentUser.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Day } from '#ui/lists/day.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

export function ProfileSection({ user }: { user: CurrentUser }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const [base, setBase] = useState({ user, saves: 0 });

  function show(saved: CurrentUser) {
    queryClient.setQueryData(getCurrentUserQueryKey(), {
      status: 200,
      message: say('app.profileSection.yourAccount'),
      data: saved,
    });
    session.send({ type: 'profile.changed', user: saved });
    // The name and picture appear in many lists.
    void queryClient.invalidateQueries();
  }

  return (
    <>
      <ProfilePicture user={user} onSaved={show} />
      <TitledSection id="about" title={say('app.profileSection.aboutYou')} className="mt-12 border-t border-line pt-8">
        <p className="mt-2 text-sm text-muted">
          <Phrase
            text={say('app.profileSection.memberSince', { email: user.email })}
            parts={{ day: () => <Day value={user.createdAt} /> }}
          />
        </p>
        <ProfileForm
          key={base.saves}
          user={base.user}
          onSaved={(saved) => {
            show(saved);
            setBase({ user: saved, saves: base.saves + 1 });
            toast({ message: say('app.profileSection.saved'), tone: 'success' });
          }}
        />
      </TitledSection>
    </>
  );
}
