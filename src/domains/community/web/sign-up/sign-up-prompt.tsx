import { signUpPromptMessages } from '#domains/auth/messages.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SwellLines } from '#ui/drawn/swell-lines.tsx';

/** Where only invited people may join, nobody is asked to. */
export function SignUpPrompt({ onDismiss, onChoose }: { onDismiss: () => void; onChoose: () => void }) {
  const { appName, isByInvitation } = readPageSettings();
  if (isByInvitation) return null;
  return (
    <Dialog
      isOpen
      onClose={onDismiss}
      size="sm"
      title={say('community.signUpPrompt.title', { appName })}
      description={signUpPromptMessages.body}
      actions={
        <ButtonLink to="/auth/register" onClick={onChoose} wide autoFocus>
          {signUpPromptMessages.button}
        </ButtonLink>
      }
    >
      <SwellLines className="text-action" />
    </Dialog>
  );
}
