import type { ReactNode } from 'react';
import { councilPathOf } from '#domains/councils/model.ts';
import { goalColor, goalSwatches } from '#domains/goals/goals.ts';
import { IMPACT_LIKE } from '#domains/impacts/impact-like.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import { newsPathOf } from '#domains/news/model.ts';
import { sayName } from '#domains/people/model.ts';
import type { CouncilSummary, FeedEntry, ImpactSummary, NewsSummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { useShownLike } from '#platform/browser/outbox/shown-presses.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { HeartIcon } from '#ui/drawn/icons.tsx';
import { Swatches } from '#ui/drawn/swatches.tsx';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { CommentCount } from '#ui/lists/comment-count.tsx';

/** Who did what, and the thing itself. */
export function FeedRow({ entry }: { entry: FeedEntry }) {
  const { person, impact, article, council, milestone } = entry;
  const name = person ? sayName(person) : say('people.names.former');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-5">
      <Avatar name={name} src={person?.avatarUrl ?? undefined} size="sm" />
      <div className="min-w-0">
        <p className="pt-1 break-words">
          <Done entry={entry}>
            {person ? <PersonName person={person} className="font-semibold" /> : <bdi>{name}</bdi>}
          </Done>
        </p>
        {impact && <Impact impact={impact} />}
        {article && <Article article={article} />}
        {council && <Council council={council} />}
        {milestone !== null && (
          <p className="mt-2 border-s-4 border-accent ps-4 font-display text-3xl tabular-nums">
            <Phrase
              text={say('following.feedRow.points', { count: milestone })}
              parts={{ unit: (text) => <span className="font-sans text-base text-muted">{text}</span> }}
            />
          </p>
        )}
      </div>
    </li>
  );
}

/** "Amina and 2 others had an impact verified with Green Suva" */
function Done({ entry: { kind, impact }, children }: { entry: FeedEntry; children: ReactNode }) {
  const council = impact?.council;
  return (
    <Phrase
      text={sayDone(kind, impact)}
      parts={{
        name: () => children,
        council: () =>
          council && (
            <TextLink dir="auto" to={councilPathOf(council)}>
              {council.councilTitle}
            </TextLink>
          ),
      }}
    />
  );
}

function sayDone(kind: FeedEntry['kind'], impact: ImpactSummary | null): string {
  if (kind === 'article') return say('following.feedRow.article');
  if (kind === 'council') return say('following.feedRow.council');
  if (kind === 'milestone') return say('following.feedRow.milestone');
  const others = impact?.memberCount ?? 0;
  return impact?.council && hasArea('councils')
    ? say('following.feedRow.councilImpact', { others })
    : say('following.feedRow.impact', { others });
}

const Impact = ({ impact }: { impact: ImpactSummary }) => {
  const { isLiked, likeCount } = useShownLike(IMPACT_LIKE, impact);
  return (
    <Thing
      to={impactPathOf(impact)}
      title={impact.title}
      picture={<Picture image={impact.cover} id={impact.id} sdgs={impact.sdgs} />}
      about={sayLocation(impact.location)}
    >
      <Swatches label={say('following.feedRow.goals')} swatches={goalSwatches(impact.sdgs)} />
      {hasArea('comments') && <CommentCount count={impact.commentCount} />}
      <span className="flex items-center gap-1.5 tabular-nums">
        <HeartIcon isFilled={isLiked} className="size-4" />
        <Phrase
          text={say('following.feedRow.likes', { count: likeCount })}
          parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
        />
      </span>
    </Thing>
  );
};

const Article = ({ article }: { article: NewsSummary }) => (
  <Thing
    to={newsPathOf(article)}
    title={article.title}
    picture={<Picture image={article.images} id={article.id} sdgs={[]} />}
    about={article.excerpt}
  >
    <span>{say('following.feedRow.minutesToRead', { minutes: article.readingMinutes })}</span>
    {hasArea('comments') && <CommentCount count={article.commentCount} />}
  </Thing>
);

const Council = ({ council }: { council: CouncilSummary }) => {
  const sdgs = council.sdgs.map(({ sdg }) => sdg);
  return (
    <Thing
      to={councilPathOf(council)}
      title={council.councilTitle}
      picture={<Picture image={council.cover} id={council.id} sdgs={sdgs} />}
      about={council.excerpt}
    >
      <Swatches label={say('following.feedRow.goals')} swatches={goalSwatches(sdgs)} />
      {council.location && <span dir="auto">{sayLocation(council.location)}</span>}
    </Thing>
  );
};

interface PictureProps {
  image: { url: string; widths: readonly { url: string }[] } | null;
  id: string;
  sdgs: readonly number[];
}

const Picture = ({ image, id, sdgs }: PictureProps) => (
  <Thumbnail
    image={image}
    coverId={id}
    coverColors={sdgs.map(goalColor)}
    className="aspect-[4/3] w-24 shrink-0 rounded-e-md sm:w-36"
  />
);

interface ThingProps {
  to: string;
  title: string;
  picture: ReactNode;
  about: string | null;
  children: ReactNode;
}

/** The title's link covers all of it. */
const Thing = ({ to, title, picture, about, children }: ThingProps) => (
  <article className="group relative mt-3 flex gap-4">
    {picture}
    <div className="flex min-w-0 flex-col">
      <h4 className="text-lg leading-snug">
        <TitleLink to={to} title={title} coversCard className="line-clamp-2" />
      </h4>
      {about && (
        <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted">
          {about}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-sm text-muted">{children}</div>
    </div>
  </article>
);
