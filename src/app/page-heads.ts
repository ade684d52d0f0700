/** What the document of each page says of it. Areas of members and unknown things say no more than what they are. */
import { councilPathOf } from '#domains/councils/model.ts';
import { findGoal, goalPathOf, goalPigment } from '#domains/goals/goals.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import { newsPathOf } from '#domains/news/model.ts';
import { opportunityPathOf } from '#domains/opportunities/model.ts';
import type { Council, Impact, ImpactMeasures, Media, News, Opportunity } from '#generated/types.gen.ts';
import type { DescribePage } from '#platform/http/page-documents.ts';
import type { Facts, PageHead } from '#platform/http/page-head.ts';
import type { ReadAsVisitor } from '#platform/http/visitor-reader.ts';
import type { PreviewCard, PreviewNumber } from '#platform/previews/preview-card.ts';
import { excerptOf } from '#platform/prose.ts';

interface Page {
  title: string | null;
  description: string | null;
}

/** Those that are the same for everyone, by their path. */
const PAGES: Readonly<Record<string, Page>> = {
  '/': { title: null, description: null },
  '/impacts': { title: 'Impacts', description: 'What our members have done, verified by the community.' },
  '/scholarships': {
    title: 'Scholarships',
    description:
      'Scholarships, placements, grants and courses from our partners. Points from verified impacts unlock them.',
  },
  '/councils': {
    title: 'Councils',
    description: 'Members acting together for a place or a goal, with their impacts added up.',
  },
  '/news': { title: 'News', description: 'What is new in the community, and what its members have learned.' },
  '/gallery': { title: 'Gallery', description: 'Pictures of what our members have done.' },
  '/leaderboard': {
    title: 'Leaderboard',
    description: 'Who has earned the most points, this month, this year and ever.',
  },
  '/sdg': {
    title: 'Goals',
    description: 'Set by the United Nations for 2030. Every impact supports one to five of them.',
  },
  '/partners': {
    title: 'Partners',
    description: 'Organisations offering scholarships, placements and projects to members.',
  },
  '/terms': { title: 'Terms', description: 'What you and the community can expect of each other.' },
  '/rules': {
    title: 'Rules',
    description: 'How we treat each other, and what happens if someone doesn’t.',
  },
  '/privacy': { title: 'Privacy', description: 'What is stored about you, and for how long.' },
  '/auth/login': { title: 'Log in', description: null },
  '/auth/register': { title: 'Create an account', description: null },
};

interface Thing {
  /** The page's title until the thing is known. */
  title: string;
  callOf: (id: string) => string;
  headOf: (data: unknown) => ThingHead;
}

type ThingHead = Pick<PageHead, 'title' | 'description' | 'path' | 'preview' | 'facts'> &
  Partial<Pick<PageHead, 'isEmbeddable'>>;

/** @param headOf takes what the contract says the call returns. */
const thing = <Data>(title: string, callOf: Thing['callOf'], headOf: (data: Data) => ThingHead): Thing => ({
  title,
  callOf,
  headOf: (data) => headOf(data as Data),
});

/** Of things that have a page each, by its path. */
const THINGS: Readonly<Record<string, Thing>> = {
  impacts: thing<Impact>(
    'Impact',
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
          author: impact.owner.name,
          datePublished: impact.verifiedAt ?? impact.createdAt,
          about: eventOf(impact),
        }),
        trailOf('Impacts', '/impacts', impact.title),
      ],
    }),
  ),
  scholarships: thing<Opportunity>(
    'Scholarship',
    (id) => `/opportunity/${id}/`,
    (opportunity) => ({
      title: opportunity.title,
      description: excerptOf(opportunity.description),
      path: opportunityPathOf(opportunity),
      preview: {
        kind: 'Scholarship',
        title: opportunity.title,
        by: opportunity.owner.name,
        numbers: [
          { value: opportunity.pointsRequired ?? 0, one: 'point', many: 'points' },
          { value: opportunity.seats ?? 0, one: 'place', many: 'places' },
        ],
        seed: opportunity.id,
        colors: opportunity.sdgs.map(({ sdg }) => goalPigment(sdg)),
        photo: firstPhoto(opportunity.media),
      },
      facts: [trailOf('Scholarships', '/scholarships', opportunity.title)],
    }),
  ),
  councils: thing<Council>(
    'Council',
    (id) => `/council/${id}`,
    (council) => ({
      title: council.councilTitle,
      description: excerptOf(council.description),
      path: councilPathOf(council),
      preview: {
        kind: 'Council',
        title: council.councilTitle,
        by: council.location,
        numbers: [
          { value: council.memberCount, one: 'member', many: 'members' },
          { value: council.impactCount, one: 'impact', many: 'impacts' },
          ...measuresOf(council.totals),
        ],
        seed: council.id,
        colors: council.sdgs.map(({ sdg }) => goalPigment(sdg)),
        photo: firstPhoto(council.cover ? [council.cover] : []),
      },
      facts: [
        { '@type': 'Organization', name: council.councilTitle, url: councilPathOf(council) },
        trailOf('Councils', '/councils', council.councilTitle),
      ],
    }),
  ),
  news: thing<News>(
    'Article',
    (id) => `/news/${id}`,
    (article) => ({
      title: article.title,
      description: article.excerpt,
      path: newsPathOf(article),
      preview: {
        kind: 'Article',
        title: article.title,
        by: article.authorName,
        numbers: [{ value: article.readingMinutes, one: 'minute to read', many: 'minutes to read' }],
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
        trailOf('News', '/news', article.title),
      ],
    }),
  ),
};

/** Pages of people, whose router says what there is. */
const AREAS = /^\/(dashboard|admin|partner|judge|auth|profile-information|logout|unsubscribe|dev)(\/|$)/;
const REVIEW = /^\/impact\/new-impact-verification\/[^/]+$/;
const EDITED_COUNCIL = /^\/councils\/[^/]+\/[^/]+\/edit$/;

/** Whether it is a page of members, drawn in the browser, which knows who they are. */
export const isOfAnArea = (path: string): boolean =>
  !Object.hasOwn(PAGES, path) && [AREAS, REVIEW, EDITED_COUNCIL].some((pattern) => pattern.test(path));

const WITHOUT: PageHead = {
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

/** What was done, with its days. An opportunity has none: it closes on a day, and takes place on others. */
const eventOf = ({ title, startDate, endDate, location, owner }: Impact): Facts => ({
  '@type': 'Event',
  name: title,
  startDate,
  endDate: endDate ?? startDate,
  ...(location !== null && { location: { '@type': 'Place', name: location } }),
  organizer: { '@type': 'Person', name: owner.name },
});

/** From the list that it is in. */
const trailOf = (list: string, path: string, title: string): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: list, item: path },
    { '@type': 'ListItem', position: 2, name: title },
  ],
});

/** Pages that are the same for everyone and worth finding. */
export const FIXED_PAGES: readonly string[] = Object.keys(PAGES).filter((path) => !path.startsWith('/auth/'));

export function createPageHeads(read: ReadAsVisitor, appName: string): DescribePage {
  const community: Facts = { '@type': 'Organization', name: appName, url: '/', logo: '/favicon.svg' };
  return async ({ path: given, ip, isVisitor }) => {
    const path = given.length > 1 ? given.replace(/\/$/, '') : given;
    const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
    if (page) {
      const preview = previewOfPage(path, page, appName);
      return { ...WITHOUT, ...page, path, preview, facts: path === '/' ? [community] : [], isListed: true };
    }
    if (isOfAnArea(path)) return WITHOUT;
    const [, kind = '', id = '', ...others] = path.split('/');
    if (kind === 'sdg' && others.length === 0) return headOfGoal(id);
    const known = Object.hasOwn(THINGS, kind) ? THINGS[kind] : undefined;
    if (!known || id === '' || others.length > 1) return { ...WITHOUT, status: 404, title: 'Page not found' };
    const found = await read(known.callOf(encodeURIComponent(id)), ip);
    if (found === 'missing') return { ...WITHOUT, title: known.title, status: isVisitor ? 404 : 200 };
    if (found === 'unknown') return { ...WITHOUT, title: known.title, isListed: true };
    return { ...WITHOUT, ...known.headOf(found.data), kind: 'article', isListed: true };
  };
}

/** A number leads to the goal's page, so its own address is the one with the name. */
function headOfGoal(slug: string): PageHead {
  const goal = findGoal(slug);
  if (!goal) return { ...WITHOUT, title: 'Goal' };
  return {
    ...WITHOUT,
    title: goal.shortTitle,
    description: `${goal.title}: what our members have done for it.`,
    path: goalPathOf(goal),
    preview: {
      kind: `Goal ${goal.id}`,
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
  kind: title === null ? 'A community for impact and sustainability' : (description ?? appName),
  title: title ?? appName,
  by: null,
  numbers: [],
  seed: path,
  colors: [],
  photo: null,
});

/** What the picture of its link says. */
export const previewOfImpact = ({ id, title, owner, measures, sdgs, media }: Impact): PreviewCard => ({
  kind: 'Impact',
  title,
  by: owner.name,
  numbers: measuresOf(measures),
  seed: id,
  colors: sdgs.map(goalPigment),
  photo: firstPhoto(media),
});

export const measuresOf = ({ trees, people, hours, wasteKg, co2eKg }: ImpactMeasures): PreviewNumber[] => [
  { value: trees, one: 'tree', many: 'trees' },
  { value: people, one: 'person', many: 'people' },
  { value: wasteKg, one: 'kg of waste', many: 'kg of waste' },
  { value: co2eKg, one: 'kg of CO₂e', many: 'kg of CO₂e' },
  { value: hours, one: 'hour', many: 'hours' },
];

/** Of the width that its part of the preview needs. */
export function firstPhoto(media: readonly Media[]): string | null {
  const picture = media.find(({ kind }) => kind === 'picture');
  if (!picture) return null;
  const wide = picture.widths.filter(({ width }) => width >= PHOTO_WIDTH).sort((a, b) => a.width - b.width);
  return wide[0]?.url ?? picture.url;
}

const PHOTO_WIDTH = 640;
