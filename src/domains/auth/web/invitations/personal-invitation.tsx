import { useQuery } from '@tanstack/react-query';
import { getPersonalInvitationOptions } from '#generated/auth/getPersonalInvitation.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

/** A link that anyone can register with, to pass on or to scan. */
export function PersonalInvitation() {
  const read = useQuery(getPersonalInvitationOptions());
  const { data, isError } = read;
  return (
    <TitledSection id="link" title={say('auth.personalInvitation.heading')} className="mt-14 max-w-5xl">
      <p className="mt-3 max-w-prose text-muted">{say('auth.personalInvitation.intro')}</p>
      {data && <Link {...data.data} />}
      {!data && isError && (
        <FailedRead of={read} level={3} className="mt-4" what={say('auth.personalInvitation.failed')} />
      )}
      {!data && !isError && (
        <LoadingState label={say('auth.personalInvitation.loading')} className="mt-6">
          <Skeleton className="size-44" />
        </LoadingState>
      )}
    </TitledSection>
  );
}

function Link({ url, svg, joined }: { url: string; svg: string; joined: number }) {
  const { appName } = readPageSettings();
  const { pathname, search } = new URL(url);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-6">
      {/* White in dark mode too: many cameras can't read an inverted code. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={say('auth.personalInvitation.qrCode')}
        className="size-44 rounded-sm bg-white"
      />
      <div className="min-w-0 flex-1 basis-72">
        <p dir="ltr" className="font-mono text-sm break-all rtl:text-end">
          {url}
        </p>
        <div className="mt-4">
          <ShareButton title={say('auth.personalInvitation.shareTitle', { appName })} path={`${pathname}${search}`} />
        </div>
        <p className="mt-4 text-muted tabular-nums">{say('auth.personalInvitation.joined', { count: joined })}</p>
      </div>
    </div>
  );
}
