import { say } from '#languages/say.ts';
import { RecoveryCodesDialog } from '../settings/recovery-codes-dialog.tsx';

interface PasskeyCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes that come with the first passkey. */
export const PasskeyCodesDialog = ({ codes, onClose }: PasskeyCodesDialogProps) => (
  <RecoveryCodesDialog
    title={say('auth.passkeysSection.codes')}
    lead={say('auth.passkeysSection.codesLead')}
    codes={codes}
    onClose={onClose}
  />
);
