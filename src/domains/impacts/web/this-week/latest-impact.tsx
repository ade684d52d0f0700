import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf } from '../../model.ts';
import { ImpactPicture } from '../impact-picture.tsx';
import { WhoTookPart } from '../who-took-part.tsx';
import type { LatestTeaser } from './this-week-options.ts';

/** Who, where and what. */
export function LatestImpact({ impact }: { impact: LatestTeaser }) {
  const { title, owner, memberCount, location, verifiedAt } = impact;
  return (
    <article className="group relative flex h-full flex-col">
      <ImpactPicture impact={impact} sizes="18rem" className="aspect-[4/3] shrink-0 rounded-e-md" />
      <Avatar
        name={owner.name}
        src={owner.avatarUrl ?? undefined}
        className="relative -mt-6 ms-4 bg-page outline-4 outline-page"
      />
      <h3 className="mt-2 text-xl">
        <TitleLink
          to={impactPathOf(impact)}
          title={title}
          language={impact.language}
          coversCard
          className="line-clamp-3"
        />
      </h3>
      <p className="mt-1.5 text-sm text-muted">
        <WhoTookPart name={owner.name} memberCount={memberCount} />
        {location && `${say('language.comma')}${isolate(sayLocation(location))}`}
      </p>
      {verifiedAt && (
        <p className="mt-auto pt-1.5 text-sm text-muted">
          <Phrase text={say('impacts.latestImpact.verified')} parts={{ when: () => <Ago value={verifiedAt} /> }} />
        </p>
      )}
    </article>
  );
}
