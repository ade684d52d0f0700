import type { MemberCredential } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { copyLink } from '#platform/browser/sharing/share.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Day } from '#ui/lists/day.tsx';
import { credentialPathOf } from '../../model.ts';
import { ContourBadge } from '../contour-badge.tsx';
import { CredentialStateBadge } from '../credential-state.tsx';
import { END_REASONS, sayKind } from '../credential-texts.ts';
import { DownloadMenu } from '../download-menu.tsx';
import { ShareSwitch } from '../share-switch.tsx';

/** The rest, such as how it names its holder, is on its own page. */
export function CredentialRow({ credential }: { credential: MemberCredential }) {
  const { id, title, state, endReason, isShared, issuedAt, url } = credential;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-5 sm:grid-cols-[5rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[5rem_minmax(0,1fr)_auto] lg:items-center">
      <ContourBadge credential={credential} className="size-14 sm:size-20" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CredentialStateBadge state={state} />
          <span className="text-sm text-muted">{sayKind(credential)}</span>
        </div>
        <h2 className="mt-1.5 text-xl">
          <TitleLink to={credentialPathOf(credential)} title={title} />
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          <Phrase text={say('credentials.row.issued')} parts={{ day: () => <Day value={issuedAt} /> }} />
        </p>
        {endReason && <p className="mt-1 max-w-prose text-sm">{END_REASONS[endReason]}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-lg:col-start-2 lg:justify-end">
        {isShared && (
          <Button
            variant="secondary"
            size="sm"
            worksOffline
            className="max-lg:order-last"
            onClick={() => void copyLink(url)}
          >
            {say('credentials.share.copy')}
          </Button>
        )}
        <ShareSwitch credential={credential} className="items-center! gap-3!" />
        <DownloadMenu id={id} size="sm" />
      </div>
    </li>
  );
}
