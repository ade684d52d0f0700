import { useEffect, useState } from 'react';
import { zConfirmAppFactorInput } from '#generated/schemas/ConfirmAppFactorInput.gen.ts';
import { say } from '#languages/say.ts';
import { type FormErrors, NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import type { SecondStep } from '../../flows/login-messages.ts';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { ProofProgress } from '../proofs/proof-progress.tsx';

type Kind = 'passkey' | 'app' | 'recovery';

interface CodeFormProps {
  secondStep: SecondStep;
  refused: FormErrors;
  isPending: boolean;
  onSubmit: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
}

/** The second step of a login: a passkey or a code of the app, or a recovery code for someone without them. */
export function CodeForm({ secondStep, refused, isPending, onSubmit, onPasskey, onBack }: CodeFormProps) {
  const kinds = kindsOf(secondStep);
  const [kind, setKind] = useState<Kind>(kinds[0]);
  const [sentKind, setSentKind] = useState<Kind | null>(null);
  const shown = kind === sentKind ? refused : NO_FORM_ERRORS;
  // After the heading, which takes the focus on a navigation.
  useEffect(() => document.getElementById(kind === 'passkey' ? 'use-passkey' : 'code')?.focus(), [kind]);
  return (
    <>
      <PageHeading lead={sayLead(kind, secondStep)}>
        {kind === 'passkey' ? say('auth.codeForm.passkeyTitle') : say('auth.codeForm.title')}
      </PageHeading>
      {kind === 'passkey' ? (
        <PasskeyButton
          refused={shown}
          isPending={isPending}
          onPress={() => {
            setSentKind(kind);
            onPasskey();
          }}
        />
      ) : (
        <CodeField
          key={kind}
          kind={kind}
          refused={shown}
          isPending={isPending}
          onSubmit={(code) => {
            setSentKind(kind);
            onSubmit(code);
          }}
        />
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setKind(other)}>
              {sayUse(other)}
            </Button>
          ))}
        <Button variant="quiet" onClick={onBack}>
          {say('auth.codeForm.back')}
        </Button>
      </div>
    </>
  );
}

/** What the person can use in this browser, the quickest first. */
function kindsOf(secondStep: SecondStep): readonly [Kind, ...Kind[]] {
  const [hasPasskey, hasApp] = [secondStep !== 'code' && canUsePasskeys(), secondStep !== 'passkey'];
  if (hasPasskey) return hasApp ? ['passkey', 'app', 'recovery'] : ['passkey', 'recovery'];
  return hasApp ? ['app', 'recovery'] : ['recovery'];
}

function sayLead(kind: Kind, secondStep: SecondStep): string {
  if (kind === 'passkey') return say('auth.codeForm.passkeyLead');
  if (kind === 'app') return say('auth.codeForm.appLead');
  return secondStep === 'passkey' ? say('auth.codeForm.recoveryInsteadOfPasskey') : say('auth.codeForm.recoveryLead');
}

function sayUse(kind: Kind): string {
  if (kind === 'passkey') return say('auth.codeForm.usePasskey');
  return kind === 'app' ? say('auth.codeForm.useApp') : say('auth.codeForm.useRecovery');
}

interface PasskeyButtonProps {
  refused: FormErrors;
  isPending: boolean;
  onPress: () => void;
}

function PasskeyButton({ refused: { form, fields }, isPending, onPress }: PasskeyButtonProps) {
  const failure = form ?? fields[0]?.errors[0];
  return (
    <div className="mt-8 space-y-6">
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <div>
        <Button
          id="use-passkey"
          wide
          pending={isPending}
          pendingLabel={say('auth.loginPage.askingPasskey')}
          onClick={onPress}
        >
          {say('auth.codeForm.usePasskey')}
        </Button>
        <ProofProgress />
      </div>
    </div>
  );
}

interface CodeFieldProps {
  kind: Exclude<Kind, 'passkey'>;
  refused: FormErrors;
  isPending: boolean;
  onSubmit: (code: string) => void;
}

function CodeField({ kind, refused, isPending, onSubmit }: CodeFieldProps) {
  const label = kind === 'app' ? say('auth.codeForm.appCode') : say('auth.codeForm.recoveryCode');
  const form = useContractForm({
    schema: zConfirmAppFactorInput,
    defaultValues: { code: '' },
    labels: { code: label },
    refused,
  });
  const submit = form.handleSubmit(({ code }) => onSubmit(code));
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      errors={form.summary}
      attempt={form.attempt}
      failure={form.failure}
      className="mt-8"
    >
      {kind === 'app' ? (
        <TextField {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" />
      ) : (
        <TextField
          {...form.field('code')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          hint={say('auth.codeForm.recoveryHint')}
        />
      )}
      <div>
        <Button type="submit" wide pending={isPending} pendingLabel={say('auth.loginForm.loggingIn')}>
          {say('auth.loginForm.logIn')}
        </Button>
        <ProofProgress />
      </div>
    </Form>
  );
}
