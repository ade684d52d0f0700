import type { MemberCredential } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { copyLink } from '#platform/browser/sharing/share.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ShareSwitch } from '../share-switch.tsx';
import { addToLinkedInLink } from './linked-in.ts';
import { SubjectChoice } from './subject-choice.tsx';

/** What only its holder sees on their credential's page: who else sees it, and how it names them. */
export function HolderPanel({ credential }: { credential: MemberCredential }) {
  const { home } = useKnownViewer();
  const { isShared, url } = credential;
  return (
    <section
      aria-label={say('credentials.holder.title')}
      className="mt-10 grid gap-x-16 gap-y-8 border-s-4 border-control bg-sunken px-5 py-5 sm:px-6 lg:grid-cols-2"
    >
      <div className="min-w-0">
        <ShareSwitch
          credential={credential}
          hint={isShared ? say('credentials.holder.shared') : say('credentials.holder.private')}
        />
        {isShared && (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="secondary" worksOffline onClick={() => void copyLink(url)}>
              {say('credentials.share.copy')}
            </Button>
            <ButtonLink
              to={addToLinkedInLink(credential, readPageSettings().appName)}
              target="_blank"
              rel="noreferrer"
              variant="secondary"
            >
              {say('credentials.holder.linkedIn')}
            </ButtonLink>
          </div>
        )}
        <p className="mt-4">
          <TextLink to={`${home}/credentials`}>{say('credentials.holder.all')}</TextLink>
        </p>
      </div>
      <SubjectChoice credential={credential} />
    </section>
  );
}
