import { useState } from 'react';
import * as z from 'zod/mini';
import { zIdentityProofInput } from '#generated/schemas/IdentityProofInput.gen.ts';
import { say } from '#languages/say.ts';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { GivenProof, ProofWays } from '../../flows/fresh-proof.ts';

type Way = keyof ProofWays;

/** The quickest first. */
const WAYS: readonly Way[] = ['passkey', 'password', 'code'];
const WAY_TEXTS: Readonly<Record<Way, string>> = {
  passkey: say('auth.codeForm.usePasskey'),
  password: say('auth.freshProof.usePassword'),
  code: say('auth.freshProof.useCode'),
};
const LABELS = {
  password: say('auth.loginForm.password'),
  code: say('auth.removeApp.code'),
  passkey: say('auth.passkeysSection.title'),
};
/**
 * The dialog that this one takes the place of returns the focus to what had it before, after React has set it here;
 * Headless UI then looks for its own attribute.
 */
const FOCUSED = { autoFocus: true, 'data-autofocus': true };
const EMPTY = { password: '', code: '', passkey: '' };

const proof = z.required(zIdentityProofInput).shape;
const NOTHING_TYPED = { password: z.string(), code: z.string(), passkey: z.string() };
/** Only the field that is shown has to be filled in. */
const SCHEMAS = {
  passkey: z.object(NOTHING_TYPED),
  password: z.object({ ...NOTHING_TYPED, password: proof.password }),
  code: z.object({ ...NOTHING_TYPED, code: proof.code }),
};

interface ProofFormProps {
  ways: ProofWays;
  refused: FormErrors;
  isPending: boolean;
  onSubmit: (proof: GivenProof) => void;
  onClose: () => void;
}

export function ProofForm({ ways, refused, isPending, onSubmit, onClose }: ProofFormProps) {
  const open = WAYS.filter((one) => ways[one]);
  const [way, setWay] = useState<Way>(open[0] ?? 'password');
  const form = useContractForm({ schema: SCHEMAS[way], defaultValues: EMPTY, labels: LABELS, refused });
  const submit = form.handleSubmit(({ password, code }) => {
    if (way === 'passkey') onSubmit('passkey');
    else onSubmit(way === 'password' ? { password } : { code });
  });
  return (
    <QuestionDialog
      title={say('auth.freshProof.title')}
      description={way === 'passkey' ? say('auth.freshProof.passkeyLead') : say('auth.freshProof.lead')}
      confirm={way === 'passkey' ? say('auth.codeForm.usePasskey') : say('auth.freshProof.confirm')}
      underWay={isPending ? sayUnderWay(way) : undefined}
      failure={form.failure ?? refused.fields.find(({ name }) => name === 'passkey')?.errors[0]}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {way === 'password' && (
        <PasswordField {...form.field('password')} {...FOCUSED} id="proof-password" autoComplete="current-password" />
      )}
      {way === 'code' && (
        <TextField
          {...form.field('code')}
          id="proof-code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...FOCUSED}
          hint={say('auth.removeApp.codeHint')}
        />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {open
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setWay(other)}>
              {WAY_TEXTS[other]}
            </Button>
          ))}
      </div>
    </QuestionDialog>
  );
}

const sayUnderWay = (way: Way) =>
  way === 'passkey' ? say('auth.loginPage.askingPasskey') : say('auth.secondStep.checking');
