import type { MadeProgramToken } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { CopyButton } from '#platform/browser/files/copy-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

/** The one time that a token is shown. */
export function MadeTokenDialog({ made: { token, secret }, onClose }: { made: MadeProgramToken; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('auth.madeToken.title', { name: token.name })}
      description={say('auth.madeToken.lead')}
      actions={<Button onClick={onClose}>{say('auth.madeToken.kept')}</Button>}
    >
      <p dir="ltr" className="border-s-4 border-line ps-4 font-mono break-all rtl:text-end">
        {secret}
      </p>
      <CopyButton text={secret} label={say('auth.madeToken.copy')} className="mt-4" />
      <p className="mt-6 text-sm text-muted">{say('auth.madeToken.use')}</p>
      <p dir="ltr" className="mt-1 font-mono text-sm break-words rtl:text-end">
        {say('auth.madeToken.header')}
      </p>
    </Dialog>
  );
}
