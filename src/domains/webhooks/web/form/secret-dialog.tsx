import type { MadeWebhook } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { CopyButton } from '#platform/browser/files/copy-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { GuideLink } from './guide-link.tsx';

const CHECK = 'await verifyWebhook({ body, headers, secret })';

/** The one time that a secret is shown. */
export function SecretDialog({ made: { webhook, secret }, onClose }: { made: MadeWebhook; onClose: () => void }) {
  const { name, oldSecretUntil } = webhook;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('webhooks.secret.title', { name: isolate(name) })}
      description={say('webhooks.secret.lead')}
      actions={<Button onClick={onClose}>{say('webhooks.secret.kept')}</Button>}
    >
      <p dir="ltr" className="border-s-4 border-line ps-4 font-mono break-all rtl:text-end">
        {secret}
      </p>
      <CopyButton text={secret} label={say('webhooks.secret.copy')} className="mt-4" />
      {oldSecretUntil && (
        <p className="mt-6">
          <Phrase text={say('webhooks.secret.oldUntil')} parts={{ until: () => <Day value={oldSecretUntil} time /> }} />
        </p>
      )}
      <p className="mt-6 text-sm text-muted">
        <Phrase text={say('webhooks.secret.check')} parts={{ guide: (text) => <GuideLink>{text}</GuideLink> }} />
      </p>
      <p dir="ltr" className="mt-1 font-mono text-sm break-words rtl:text-end">
        {CHECK}
      </p>
    </Dialog>
  );
}
