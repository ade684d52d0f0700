import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { type EmittedFrom, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { zOptionalContactNo } from '#generated/schemas/OptionalContactNo.gen.ts';
import { zProfileInput } from '#generated/schemas/ProfileInput.gen.ts';
import type { SessionUser } from '#generated/types.gen.ts';
import { updateProfile } from '#generated/users/updateProfile.gen.ts';
import { say } from '#languages/say.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { inLatinDigits } from '#platform/browser/forms/form-resolver.ts';
import { createFormStorage } from '#platform/browser/forms/form-storage.ts';
import { useStoredForm } from '#platform/browser/forms/use-stored-form.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { zPlaceId } from '#platform/browser/places/chosen-place.ts';
import { FormPlaceField } from '#platform/browser/places/form-place-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TermsCheckbox } from '#ui/fields/terms-checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { profileCompletionMachine } from '../../flows/profile-completion.ts';

const providedProfileCompletionMachine = profileCompletionMachine.provide({
  actors: {
    updateProfile: fromPromise(async ({ input }) => {
      const { data } = await updateProfile({ body: input });
      return data.data;
    }),
  },
});

const zKept = z.object({
  name: z.string(),
  lastName: z.string(),
  location: z.string(),
  placeId: zPlaceId,
  contactNo: z.string(),
  isTermsAgreed: z.boolean(),
});

const keptProfileOf = (personId: string) => createFormStorage(`profile ${personId}`, zKept);

const HELP = { contactNo: say('profiles.profileCompletionForm.phoneInvalid') };
const zNeeded = z.extend(z.pick(zProfileInput, { name: true, lastName: true, location: true, placeId: true }), {
  contactNo: inLatinDigits(zOptionalContactNo),
  isTermsAgreed: z
    .boolean()
    .check(z.refine((isAgreed) => isAgreed, say('profiles.profileCompletionForm.termsRequired'))),
});
/** Where the community requires a phone number. */
const zReachable = z.extend(zNeeded, { contactNo: inLatinDigits(zOptionalContactNo.check(z.minLength(1))) });

const LABELS = {
  name: say('profiles.profileCompletionForm.firstName'),
  lastName: say('profiles.profileCompletionForm.lastName'),
  location: say('profiles.profileCompletionForm.location'),
  placeId: say('profiles.profileCompletionForm.location'),
  contactNo: say('profiles.profileCompletionForm.phoneNumber'),
  isTermsAgreed: say('profiles.profileCompletionForm.termsField'),
};

interface ProfileCompletionFormProps {
  /** Prefilled with what is known. */
  user: SessionUser;
  onCompleted: (user: SessionUser) => void;
}

export function ProfileCompletionForm({ user, onCompleted }: ProfileCompletionFormProps) {
  const navigate = useNavigate();
  const hear = (emitted: EmittedFrom<typeof providedProfileCompletionMachine>) => {
    // Replaces the form in the history: going back to it would only navigate away again.
    if (emitted.type === 'navigate') void navigate(emitted.to, { replace: true });
    else {
      forget();
      onCompleted(emitted.user);
    }
  };
  const flow = useFlow(providedProfileCompletionMachine, undefined, hear);
  const refused = useSelector(flow, (state) => state.context.errors);
  const isPending = useSelector(flow, (state) => state.hasTag('loading'));
  const start = {
    name: user.name ?? '',
    lastName: user.lastName ?? '',
    location: user.location ?? '',
    placeId: undefined,
    contactNo: user.contactNo ?? '',
    isTermsAgreed: user.isTermsAgreed,
  };
  const storage = () => keptProfileOf(user.id);
  const { requiresContactNo } = readPageSettings();
  const schema = requiresContactNo ? zReachable : zNeeded;
  const { form, forget } = useStoredForm({ schema, start, help: HELP, labels: LABELS, refused, storage });
  return (
    <Form
      onSubmit={form.handleSubmit((values) => flow.send({ type: 'form.submitted', values }))}
      errors={form.summary}
      attempt={form.attempt}
      failure={form.failure}
      className="mt-8"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...form.field('name')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} autoComplete="family-name" />
      </div>
      <FormPlaceField form={form} hint={say('profiles.profileCompletionForm.locationHint')} />
      {requiresContactNo && <PhoneField {...form.field('contactNo')} />}
      <TermsCheckbox {...form.field('isTermsAgreed')} />
      <Button type="submit" wide pending={isPending} pendingLabel={say('profiles.profileCompletionForm.submitting')}>
        {say('profiles.profileCompletionForm.submit')}
      </Button>
    </Form>
  );
}
