import { say } from '#languages/say.ts';
import { CopyButton } from '#platform/browser/files/copy-button.tsx';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface RecoveryCodesDialogProps {
  title: string;
  /** What they're for, if not for a lost app. */
  lead?: string;
  codes: readonly string[];
  onClose: () => void;
}

/** The one time that the codes are shown. */
export function RecoveryCodesDialog({
  title,
  lead = say('auth.recoveryCodes.lead'),
  codes,
  onClose,
}: RecoveryCodesDialogProps) {
  const text = `${codes.join('\n')}\n`;
  function save() {
    const heading = say('auth.recoveryCodes.fileHeading', { appName: readPageSettings().appName });
    saveFile(new Blob([`${heading}\n\n${text}`], { type: 'text/plain' }), 'recovery-codes.txt');
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={lead}
      actions={<Button onClick={onClose}>{say('auth.recoveryCodes.kept')}</Button>}
    >
      <ul
        dir="ltr"
        aria-label={say('auth.secondStep.recoveryCodes')}
        className="grid gap-x-8 gap-y-2 border-s-4 border-line ps-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton text={text} label={say('auth.recoveryCodes.copy')} />
        <Button variant="secondary" size="sm" onClick={save}>
          {say('auth.recoveryCodes.download')}
        </Button>
      </div>
    </Dialog>
  );
}
