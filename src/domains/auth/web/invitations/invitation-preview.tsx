import { readPageSettings } from '../../../../platform/browser/page-settings.ts';

interface InvitationPreviewProps {
  /** Who writes. */
  inviterName: string;
  /** An organization instead of the reader. */
  organizationName?: string | undefined;
  className?: string;
}

/** The mail as it will stand in the inbox. */
export function InvitationPreview({ inviterName, organizationName, className }: InvitationPreviewProps) {
  const { appName } = readPageSettings();
  const whom = organizationName === undefined ? 'you' : `${organizationName || 'your organization'} as a partner`;
  return (
    <figure className={className}>
      <figcaption className="text-sm text-muted">What they will read</figcaption>
      <div className="mt-2 rounded-r-lg border border-line border-l-4 border-l-action bg-raised px-5 py-5 sm:px-7">
        <p className="border-b border-line pb-3 font-semibold">You are invited to {appName}</p>
        <div className="mt-4 space-y-3">
          <p>Hello,</p>
          <p>
            <strong>{inviterName}</strong> invites {whom} to {appName}.
          </p>
          <p>
            Open this link to register: <span className="text-link">…</span>
          </p>
          <p>The link serves once, within 14 days.</p>
        </div>
      </div>
    </figure>
  );
}
