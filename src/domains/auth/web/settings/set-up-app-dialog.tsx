import { useMutation } from '@tanstack/react-query';
import { confirmAppFactorMutation } from '#generated/auth/confirmAppFactor.gen.ts';
import { zConfirmAppFactorInput } from '#generated/schemas/ConfirmAppFactorInput.gen.ts';
import type { AppFactorSetup } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { CopyButton } from '#platform/browser/files/copy-button.tsx';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

interface SetUpAppDialogProps {
  setup: AppFactorSetup;
  onSetUp: () => void;
  onClose: () => void;
}

/** Shows the secret and asks for a code, then shows the recovery codes. */
export function SetUpAppDialog({ setup, onSetUp, onClose }: SetUpAppDialogProps) {
  const confirming = useMutation({ ...confirmAppFactorMutation(), onSuccess: onSetUp });
  if (confirming.isSuccess) {
    return (
      <RecoveryCodesDialog title={say('auth.setUpApp.done')} codes={confirming.data.data.codes} onClose={onClose} />
    );
  }
  return (
    <CodeQuestion
      setup={setup}
      isPending={confirming.isPending}
      error={confirming.error}
      onSubmit={(code) => confirming.mutate({ body: { code } })}
      onClose={onClose}
    />
  );
}

interface CodeQuestionProps {
  setup: AppFactorSetup;
  isPending: boolean;
  error: unknown;
  onSubmit: (code: string) => void;
  onClose: () => void;
}

function CodeQuestion({ setup: { secret, uri, svg }, isPending, error, onSubmit, onClose }: CodeQuestionProps) {
  const refused = useFormErrors(error, say('auth.setUpApp.failed'));
  const form = useContractForm({
    schema: zConfirmAppFactorInput,
    defaultValues: { code: '' },
    labels: { code: say('auth.codeForm.appCode') },
    refused,
  });
  const submit = form.handleSubmit(({ code }) => onSubmit(code));
  return (
    <QuestionDialog
      title={say('auth.setUpApp.title')}
      description={
        <Phrase
          text={say('auth.setUpApp.scanLead')}
          parts={{
            open: (text) => (
              <a href={uri} className="text-link underline underline-offset-4 hover:text-ink">
                {text}
              </a>
            ),
          }}
        />
      }
      confirm={say('auth.setUpApp.confirm')}
      underWay={isPending ? say('auth.secondStep.checking') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-6">
        {/* White in dark mode too: many cameras can't read an inverted code. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={say('auth.setUpApp.qrCode')}
          className="size-44 rounded-sm bg-white"
        />
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-sm text-muted">{say('auth.setUpApp.secretHint')}</p>
          <p dir="ltr" className="mt-1 font-mono break-words rtl:text-end">
            {inFours(secret)}
          </p>
          <CopyButton text={secret} label={say('auth.setUpApp.copySecret')} className="mt-2" />
        </div>
      </div>
      <TextField
        {...form.field('code')}
        id="app-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        hint={say('auth.setUpApp.codeHint')}
      />
    </QuestionDialog>
  );
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
