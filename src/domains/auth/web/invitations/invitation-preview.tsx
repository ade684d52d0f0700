import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { isolate } from '#ui/shared/isolate.ts';

interface InvitationPreviewProps {
  inviterName: string;
  /** For an invited organisation. */
  organizationName?: string | undefined;
}

/** A preview of the email. */
export function InvitationPreview({ inviterName, organizationName }: InvitationPreviewProps) {
  const { appName } = readPageSettings();
  const inviting =
    organizationName === undefined
      ? say('auth.invitationPreview.invitedPerson', { appName })
      : organizationName === ''
        ? say('auth.invitationPreview.invitedOwnOrganisation', { appName })
        : say('auth.invitationPreview.invitedOrganisation', { appName, organisation: isolate(organizationName) });
  return (
    <figure>
      <figcaption className="text-sm text-muted">{say('auth.invitationPreview.preview')}</figcaption>
      <div className="mt-2 rounded-e-lg border border-line border-s-4 border-s-action bg-raised px-5 py-5 sm:px-7">
        <p className="border-b border-line pb-3 font-semibold">{say('auth.invitationPreview.subject', { appName })}</p>
        <div className="mt-4 space-y-3">
          <p>{say('auth.invitationPreview.hello')}</p>
          <p>
            <Phrase text={inviting} parts={{ name: () => <strong dir="auto">{inviterName}</strong> }} />
          </p>
          <p>
            <Phrase
              text={say('auth.invitationPreview.registerHint')}
              parts={{ link: () => <span className="text-link">…</span> }}
            />
          </p>
          <p>{say('auth.invitationPreview.linkHint')}</p>
        </div>
      </div>
    </figure>
  );
}
