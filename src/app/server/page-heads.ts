/**
 * The metadata in the document of each page: title, description, preview and structured data. Members' areas have none,
 * and a thing that can't be read has only the name of its kind.
 */

import { councilPathOf } from '#domains/councils/model.ts';
import { findGoal, goalPathOf, goalPigment } from '#domains/goals/goals.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import { newsPathOf } from '#domains/news/model.ts';
import { opportunityPathOf } from '#domains/opportunities/model.ts';
import { sayName } from '#domains/people/model.ts';
import type { Settings } from '#domains/settings/server/public.ts';
import type {
  CommunitySettings,
  Council,
  Impact,
  Media,
  MemberCredential,
  News,
  Opportunity,
  PublicProfile,
} from '#generated/types.gen.ts';
import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { ReadAsVisitor } from '#platform/server/http/cache/visitor-reader.ts';
import type { DescribePage } from '#platform/server/http/pages/page-documents.ts';
import type { Facts, PageHead, Site } from '#platform/server/http/pages/page-head.ts';
import type { PreviewCard } from '#platform/server/previews/preview-card.ts';
import { areaOfPath } from '#platform/shared/areas.ts';
import { iconAddress, lookAddress } from '#platform/shared/look-addresses.ts';
import { excerptOf } from '#platform/shared/prose.ts';
import { textForReader } from '#platform/shared/text-for-reader.ts';
import { headOfCredential } from './credential-head.ts';
import { headOfPerson } from './person-head.ts';
import { measuresOf, numberOf } from './preview-numbers.ts';

interface Page {
  title: string | null;
  description: string | null;
  asksAnyone?: boolean;
}

/** The pages that are the same for everyone, by path. */
const PAGES: Readonly<Record<string, () => Page>> = {
  '/': () => ({ title: null, description: null }),
  '/impacts': () => ({ title: say('heads.impacts.title'), description: say('heads.impacts.description') }),
  '/scholarships': () => ({
    title: say('heads.scholarships.title'),
    description: say('heads.scholarships.description'),
  }),
  '/councils': () => ({ title: say('heads.councils.title'), description: say('heads.councils.description') }),
  '/news': () => ({ title: say('heads.news.title'), description: say('heads.news.description') }),
  '/gallery': () => ({ title: say('heads.gallery.title'), description: say('heads.gallery.description') }),
  '/leaderboard': () => ({
    title: say('heads.leaderboard.title'),
    description: say('heads.leaderboard.description'),
  }),
  '/sdg': () => ({ title: say('heads.goals.title'), description: say('heads.goals.description') }),
  '/partners': () => ({ title: say('heads.partners.title'), description: say('heads.partners.description') }),
  '/verify': () => ({
    title: say('heads.verify.title'),
    description: say('heads.verify.description'),
    asksAnyone: true,
  }),
  '/terms': () => ({ title: say('heads.terms.title'), description: say('heads.terms.description') }),
  '/rules': () => ({ title: say('heads.rules.title'), description: say('heads.rules.description') }),
  '/imprint': () => ({ title: say('heads.imprint.title'), description: say('heads.imprint.description') }),
  '/privacy': () => ({ title: say('heads.privacy.title'), description: say('heads.privacy.description') }),
  '/auth/login': () => ({ title: say('heads.login.title'), description: null }),
  '/auth/register': () => ({ title: say('heads.register.title'), description: null }),
};

interface Thing {
  /** The title while the thing itself isn't known: the name of its kind. */
  sayTitle: () => string;
  callOf: (id: string) => string;
  headOf: (data: unknown) => ThingHead;
  /** Whether search engines may list it while it isn't known. */
  isListed: boolean;
}

type ThingHead = Pick<PageHead, 'title' | 'description' | 'path' | 'preview' | 'facts'> &
  Partial<Pick<PageHead, 'kind' | 'isListed' | 'isDrawn' | 'isEmbeddable'>>;

/** @param headOf receives the call's answer, whose type the contract guarantees. */
const thing = <Data>(
  sayTitle: () => string,
  callOf: Thing['callOf'],
  headOf: (data: Data) => ThingHead,
  isListed = true,
): Thing => ({
  sayTitle,
  callOf,
  headOf: (data) => headOf(data as Data),
  isListed,
});

/** The kinds of things with a page each, by the first segment of its path. */
const THINGS: Readonly<Record<string, Thing>> = {
  impacts: thing<Impact>(
    () => say('heads.kinds.impact'),
    (id) => `/impact/${id}`,
    (impact) => ({
      title: impact.title,
      description: excerptOf(impact.description),
      path: impactPathOf(impact),
      preview: previewOfImpact(impact),
      isEmbeddable: true,
      facts: [
        articleOf({
          headline: impact.title,
          url: impactPathOf(impact),
          author: sayName(impact.owner),
          datePublished: impact.verifiedAt ?? impact.createdAt,
          about: eventOf(impact),
        }),
        breadcrumbsOf(say('heads.impacts.title'), '/impacts', impact.title),
      ],
    }),
  ),
  scholarships: thing<Opportunity>(
    () => say('heads.kinds.scholarship'),
    (id) => `/opportunity/${id}/`,
    (opportunity) => ({
      title: opportunity.title,
      description: excerptOf(opportunity.description),
      path: opportunityPathOf(opportunity),
      preview: {
        kind: say('heads.kinds.scholarship'),
        title: opportunity.title,
        by: sayName(opportunity.owner),
        numbers: [
          numberOf(opportunity.pointsRequired ?? 0, (said) => say('heads.numbers.points', said)),
          numberOf(opportunity.seats ?? 0, (said) => say('heads.numbers.places', said)),
        ],
        seed: opportunity.id,
        colors: opportunity.sdgs.map(({ sdg }) => goalPigment(sdg)),
        photo: firstPhoto(opportunity.media),
      },
      facts: [breadcrumbsOf(say('heads.scholarships.title'), '/scholarships', opportunity.title)],
    }),
  ),
  councils: thing<Council>(
    () => say('heads.kinds.council'),
    (id) => `/council/${id}`,
    (council) => ({
      title: council.councilTitle,
      description: excerptOf(council.description),
      path: councilPathOf(council),
      preview: {
        kind: say('heads.kinds.council'),
        title: council.councilTitle,
        by: council.location,
        numbers: [
          numberOf(council.memberCount, (said) => say('heads.numbers.members', said)),
          numberOf(council.impactCount, (said) => say('heads.numbers.impacts', said)),
          ...measuresOf(council.totals),
        ],
        seed: council.id,
        colors: council.sdgs.map(({ sdg }) => goalPigment(sdg)),
        photo: firstPhoto(council.cover ? [council.cover] : []),
      },
      facts: [
        { '@type': 'Organization', name: council.councilTitle, url: councilPathOf(council) },
        breadcrumbsOf(say('heads.councils.title'), '/councils', council.councilTitle),
      ],
    }),
  ),
  credentials: thing<MemberCredential>(
    () => say('heads.kinds.credential'),
    (id) => `/credentials/${id}`,
    headOfCredential,
    false,
  ),
  people: thing<PublicProfile>(
    () => say('heads.kinds.profile'),
    (id) => `/people/${id}`,
    headOfPerson,
  ),
  news: thing<News>(
    () => say('heads.kinds.article'),
    (id) => `/news/${id}`,
    (article) => ({
      title: article.title,
      description: article.excerpt,
      path: newsPathOf(article),
      preview: {
        kind: say('heads.kinds.article'),
        title: article.title,
        by: article.authorName,
        numbers: [numberOf(article.readingMinutes, (said) => say('heads.numbers.minutes', said))],
        seed: article.id,
        colors: [],
        photo: firstPhoto(article.images ? [article.images] : []),
      },
      facts: [
        articleOf({
          headline: article.title,
          url: newsPathOf(article),
          author: article.authorName,
          datePublished: article.date,
          dateModified: article.updatedAt,
        }),
        breadcrumbsOf(say('heads.news.title'), '/news', article.title),
      ],
    }),
  ),
};

/** Pages for one person: only the router in their browser knows which of these exist. */
const AREAS =
  /^\/(dashboard|admin|partner|judge|auth|profile-information|logout|not-me|confirm-email|undo-email|unsubscribe|dev)(\/|$)/;
const REVIEW = /^\/impact\/new-impact-verification(\/[^/]+)?\/?$/;
const EDITED_COUNCIL = /^\/councils\/[^/]+\/[^/]+\/edit$/;

/** True for a page that is drawn in the browser, since only the browser knows whose page it is. */
export const isAreaPage = (path: string): boolean =>
  !Object.hasOwn(PAGES, path) && [AREAS, REVIEW, EDITED_COUNCIL].some((pattern) => pattern.test(path));

const EMPTY_HEAD: PageHead = {
  status: 200,
  title: null,
  description: null,
  path: null,
  kind: 'website',
  preview: null,
  facts: [],
  isListed: false,
  isEmbeddable: false,
};

interface Article {
  headline: string;
  url: string;
  author: string;
  /** ISO 8601. */
  datePublished: string;
  dateModified?: string;
  about?: Facts;
}

const articleOf = ({ author, ...article }: Article): Facts => ({
  '@type': 'Article',
  ...article,
  author: { '@type': 'Person', name: author },
});

/** The impact as an event with its dates. An opportunity isn't one: it closes on one day and takes place on others. */
const eventOf = ({ title, startDate, endDate, location, owner }: Impact): Facts => ({
  '@type': 'Event',
  name: title,
  startDate,
  endDate: endDate ?? startDate,
  ...(location !== null && { location: { '@type': 'Place', name: location } }),
  organizer: { '@type': 'Person', name: sayName(owner) },
});

/** The breadcrumbs: the list, then the thing in it. */
const breadcrumbsOf = (list: string, path: string, title: string): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: list, item: path },
    { '@type': 'ListItem', position: 2, name: title },
  ],
});

/** Pages that are the same for everyone and belong in the sitemap. */
export const FIXED_PAGES: readonly string[] = Object.keys(PAGES).filter((path) => !path.startsWith('/auth/'));

/** Whether the community does without a page that others have. */
export function isPageOff(path: string, { areasOff, imprint }: CommunitySettings): boolean {
  if (path === '/imprint') return imprint === null || imprint.link !== null;
  const area = areaOfPath(path);
  return area !== null && areasOff.includes(area);
}

interface Community {
  site: Site;
  settings: Pick<Settings, 'now'>;
}

export function createPageHeads(read: ReadAsVisitor, community: Community): DescribePage {
  const headOf = createPlainHeads(read, community);
  return async (page) => {
    const head = await headOf(page);
    const { mark } = community.settings.now;
    if (!mark || !head.preview) return head;
    return { ...head, preview: { ...head.preview, mark: iconAddress(mark.light, '96.png') } };
  };
}

function createPlainHeads(read: ReadAsVisitor, { site, settings }: Community): DescribePage {
  return async ({ path: given, ip, isVisitor }) => {
    const path = given.length > 1 ? given.replace(/\/$/, '') : given;
    if (isPageOff(path, settings.now)) return missingPage();
    const page = Object.hasOwn(PAGES, path) ? PAGES[path]?.() : undefined;
    if (page) {
      const isHome = path === '/';
      const own = isHome ? textForReader(settings.now.sentence, languageNow()) : null;
      const described = own === null ? page : { ...page, description: own };
      const preview = previewOfPage(path, described, site.appName);
      const facts: Facts[] = isHome
        ? [
            {
              '@type': 'Organization',
              name: site.appName,
              url: '/',
              logo: settings.now.mark ? lookAddress(settings.now.mark.light) : '/favicon.svg',
            },
          ]
        : [];
      const { linkPicture } = settings.now;
      const picture = linkPicture === null ? null : lookAddress(linkPicture);
      return { ...EMPTY_HEAD, ...described, path, preview, picture, facts, isListed: true };
    }
    // Search engines list what a search finds, not the searches.
    if (path === '/search') return { ...EMPTY_HEAD, title: say('heads.search.title'), isDrawn: true };
    if (isAreaPage(path)) return EMPTY_HEAD;
    const [, kind = '', id = '', ...others] = path.split('/');
    if (kind === 'sdg' && others.length === 0) return headOfGoal(id);
    const known = Object.hasOwn(THINGS, kind) ? THINGS[kind] : undefined;
    if (!known || id === '' || others.length > 1) return missingPage();
    const found = await read(known.callOf(encodeURIComponent(id)), ip);
    if (found === 'missing') return { ...EMPTY_HEAD, title: known.sayTitle(), status: isVisitor ? 404 : 200 };
    if (found === 'unknown') return { ...EMPTY_HEAD, title: known.sayTitle(), isListed: known.isListed };
    return { ...EMPTY_HEAD, kind: 'article', isListed: true, ...known.headOf(found.data) };
  };
}

const missingPage = (): PageHead => ({ ...EMPTY_HEAD, status: 404, title: say('heads.notFound.title') });

/** A goal's page also opens by number, so its canonical path is the one with the name. */
function headOfGoal(slug: string): PageHead {
  const goal = findGoal(slug);
  if (!goal) return { ...EMPTY_HEAD, status: 404, title: say('heads.kinds.goal') };
  return {
    ...EMPTY_HEAD,
    title: goal.shortTitle,
    description: say('heads.goal.description', { title: goal.title }),
    path: goalPathOf(goal),
    preview: {
      kind: say('heads.kinds.numberedGoal', { number: goal.id }),
      title: goal.shortTitle,
      by: null,
      numbers: [],
      seed: goal.slug,
      colors: [goalPigment(goal.id)],
      photo: null,
    },
    isListed: true,
  };
}

const previewOfPage = (path: string, { title, description }: Page, appName: string): PreviewCard => ({
  kind: title === null ? say('heads.community') : (description ?? appName),
  title: title ?? appName,
  by: null,
  numbers: [],
  seed: path,
  colors: [],
  photo: null,
});

/** The card shown in the preview picture of a link to the impact. */
export const previewOfImpact = ({ id, title, owner, measures, sdgs, media }: Impact): PreviewCard => ({
  kind: say('heads.kinds.impact'),
  title,
  by: sayName(owner),
  numbers: measuresOf(measures),
  seed: id,
  colors: sdgs.map(goalPigment),
  photo: firstPhoto(media),
});

/** The first picture, in the smallest version that is wide enough for the preview. */
export function firstPhoto(media: readonly Media[]): string | null {
  const picture = media.find(({ kind }) => kind === 'picture');
  if (!picture) return null;
  const wide = picture.widths.filter(({ width }) => width >= PHOTO_WIDTH).sort((a, b) => a.width - b.width);
  return wide[0]?.url ?? picture.url;
}

const PHOTO_WIDTH = 640;
