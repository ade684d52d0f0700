import { useMemo } from 'react';
import type { CurrentUser } from '#generated/types.gen.ts';
import { getCurrentUser } from '#generated/users/getCurrentUser.gen.ts';
import { updateProfile } from '#generated/users/updateProfile.gen.ts';
import { say } from '#languages/say.ts';
import { DraftNotices } from '#platform/browser/drafts/draft-notices.tsx';
import { textsOf } from '#platform/browser/drafts/texts-of.ts';
import { useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { useLeaveQuestion } from '#platform/browser/forms/use-leave-question.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { PlaceField } from '#platform/browser/places/place-field.tsx';
import { placeFieldOf } from '#platform/browser/places/place-field-of.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { LeaveQuestion } from '#ui/forms/leave-question.tsx';
import {
  MAX_BIO_LENGTH,
  PROFILE_FIELDS,
  type ProfileDraft,
  profileDraftOf,
  profileInputOf,
} from '../../flows/profile-draft.ts';
import { profileEditing } from '../../flows/profile-editing.ts';

/** Remount after saving, to start from the saved values. */
export function ProfileForm({ user, onSaved }: { user: CurrentUser; onSaved: (user: CurrentUser) => void }) {
  const { home } = useKnownViewer();
  const start = useMemo(() => profileDraftOf(user), [user]);
  const form = useDraftForm({
    rules: profileEditing,
    draftKey: `profile ${user.id}`,
    start,
    send: async (draft) => (await updateProfile({ body: profileInputOf(draft) })).data.data,
    onSent: onSaved,
    reread: async () => profileDraftOf((await getCurrentUser()).data.data),
  });
  const { draft, newest, change, faultOf } = form;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(newest);
  const leaving = useLeaveQuestion(isChanged && !form.isSending, {
    isLostOnReload: isChanged && form.keeping === 'refused',
  });
  const field = (name: keyof Omit<ProfileDraft, 'placeId' | 'pictures' | 'revision'>) => ({
    name,
    label: PROFILE_FIELDS[name] ?? name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: faultOf(name),
  });
  if (form.isOpening) return <Skeleton className="mt-8 h-96 w-full max-w-2xl" />;
  return (
    <div className="mt-6 max-w-2xl">
      <DraftNotices
        form={form}
        rules={profileEditing}
        lost="unsaved"
        kind="profile"
        to={`${home}/settings/profile`}
        fieldsOf={({ placeId: _, ...texts }) => textsOf(texts)}
        firstField="name"
      />
      <Form onSubmit={form.submit} errors={form.faults} attempt={form.attempt} failure={form.failure}>
        <FormFields isSending={form.isSending} className="space-y-6">
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField {...field('name')} autoComplete="given-name" />
            <TextField {...field('lastName')} autoComplete="family-name" />
          </div>
          <PlaceField
            {...placeFieldOf(form)}
            hint={say('profiles.profileForm.locationHint')}
            autoComplete="address-level2"
          />
          <PhoneField {...field('contactNo')} optional={!readPageSettings().requiresContactNo} />
          <TextArea
            {...field('bio')}
            optional
            rows={5}
            hint={say('profiles.profileForm.bioHint', { left: Math.max(0, MAX_BIO_LENGTH - draft.bio.length) })}
          />
        </FormFields>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" pending={form.isSending} pendingLabel={say('profiles.profileForm.saving')}>
            {say('profiles.profileForm.saveProfile')}
          </Button>
          {isChanged && form.discard && (
            <Button variant="quiet" onClick={() => form.discard?.()}>
              {say('profiles.profileForm.undoChanges')}
            </Button>
          )}
        </div>
      </Form>
      <LeaveQuestion
        isOpen={leaving.isAsking}
        what={say('profiles.profileForm.leaveTitle')}
        keeping={
          form.keeping === 'refused' ? say('profiles.profileForm.lostOnLeave') : say('profiles.profileForm.keptOnLeave')
        }
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </div>
  );
}
