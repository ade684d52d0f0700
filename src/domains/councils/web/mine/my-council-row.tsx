import { goalColor } from '#domains/goals/goals.ts';
import type { CouncilSummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { stateOf } from '../../lifecycle.ts';
import { councilPathOf, partSearch } from '../../model.ts';
import { CouncilBadges } from '../council-badges.tsx';
import { sayRequests, saySize } from '../council-texts.ts';

export function MyCouncilRow({ council }: { council: CouncilSummary }) {
  const { id, councilTitle, cover, sdgs, location, declineReason, standing } = council;
  const path = councilPathOf(council);
  const state = stateOf(council);
  const isOwn = standing === 'owner';
  const requests = council.openRequestCount ?? 0;
  return (
    <li className="flex gap-4 border-b border-line py-5 sm:gap-6">
      <div className="w-20 shrink-0 sm:w-32">
        <Thumbnail
          image={cover}
          coverId={id}
          coverColors={sdgs.map(({ sdg }) => goalColor(sdg))}
          className="aspect-[4/3] w-full rounded-e-md"
        />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <CouncilBadges council={council} />
        </div>
        <h2 className="mt-1.5 text-xl">
          <TitleLink to={path} title={councilTitle} />
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          {location && `${isolate(sayLocation(location))}. `}
          {saySize(council)}
        </p>
        {state === 'declined' && declineReason && (
          <Written text={declineReason} className="mt-3 max-w-prose border-s-4 border-danger ps-4" />
        )}
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm empty:hidden">
          {requests > 0 && <TextLink to={`${path}${partSearch('requests')}`}>{sayRequests(requests)}</TextLink>}
          {isOwn && (
            <TextLink to={`/dashboard/councils/${id}/edit`}>
              {state === 'declined' ? say('councils.myCouncilRow.resubmit') : say('councils.myCouncilRow.edit')}
              <span className="sr-only">
                : <bdi>{councilTitle}</bdi>
              </span>
            </TextLink>
          )}
          {state === 'approved' && (isOwn || standing === 'member') && (
            <TextLink to={`${path}${partSearch('resources')}`}>
              <Phrase
                text={say('councils.myCouncilRow.resourcesOf')}
                parts={{
                  of: (inner) => (
                    <span className="sr-only">
                      {inner} <bdi>{councilTitle}</bdi>
                    </span>
                  ),
                }}
              />
            </TextLink>
          )}
        </p>
      </div>
    </li>
  );
}
