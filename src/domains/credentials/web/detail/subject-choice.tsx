import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chooseCredentialSubjectMutation } from '#generated/credentials/chooseCredentialSubject.gen.ts';
import type { CredentialSubject, MemberCredential } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { readCredentialsAgain } from '../read-again.ts';

const CHOICES: readonly { value: CredentialSubject; label: string; hint: string }[] = [
  { value: 'address', label: say('credentials.subject.address'), hint: say('credentials.subject.addressHint') },
  { value: 'name', label: say('credentials.subject.name'), hint: say('credentials.subject.nameHint') },
];

/** A choice is saved at once, for the page and for what is downloaded from then on. */
export function SubjectChoice({ credential: { id, subject } }: { credential: MemberCredential }) {
  const queries = useQueryClient();
  const choosing = useMutation({
    ...chooseCredentialSubjectMutation(),
    onSuccess: () => readCredentialsAgain(queries),
  });
  const refused = useFormErrors(choosing.error, say('credentials.subject.failed'));
  const shown = choosing.isPending ? choosing.variables.body.subject : subject;
  return (
    <Fieldset id="credential-subject" legend={say('credentials.subject.legend')} error={refused.form ?? undefined}>
      {CHOICES.map(({ value, label, hint }) => (
        <Radio
          key={value}
          name="credential-subject"
          value={value}
          label={label}
          hint={hint}
          checked={value === shown}
          onChange={() => choosing.mutate({ path: { id }, body: { subject: value } })}
        />
      ))}
    </Fieldset>
  );
}
