/** How to undo hiding or featuring each kind of content, and how to redo it. */
import { featureImpact } from '#generated/impacts/featureImpact.gen.ts';
import { hideImpact } from '#generated/impacts/hideImpact.gen.ts';
import { setNewsLive } from '#generated/news/setNewsLive.gen.ts';
import { featureOpportunity } from '#generated/opportunities/featureOpportunity.gen.ts';
import { hideOpportunity } from '#generated/opportunities/hideOpportunity.gen.ts';
import type { ContentKind, CuratedItem } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

export const KIND_NAMES: Record<ContentKind, string> = {
  impact: say('administration.contentActions.impact'),
  opportunity: say('administration.contentActions.opportunity'),
  news: say('administration.contentActions.article'),
};
export const KIND_NAMES_PLURAL: Record<ContentKind, string> = {
  impact: say('administration.contentActions.impacts'),
  opportunity: say('administration.contentActions.opportunities'),
  news: say('administration.contentActions.articles'),
};
export const KINDS = ['impact', 'opportunity', 'news'] as const satisfies readonly ContentKind[];
export const SHELVES = ['hidden', 'featured'] as const satisfies readonly CuratedItem['shelf'][];

type Put = (id: string, isOn: boolean, why: { reason?: string }) => Promise<unknown>;

const SHELF_CALLS: Record<CuratedItem['shelf'], Partial<Record<ContentKind, Put>>> = {
  hidden: {
    impact: (impactId, isHide, why) => hideImpact({ body: { impactId, isHide, ...why } }),
    opportunity: (opportunityId, isHide, why) => hideOpportunity({ body: { opportunityId, isHide, ...why } }),
    news: (id, isHidden) => setNewsLive({ path: { id }, query: { isLive: !isHidden } }),
  },
  featured: {
    impact: (impactId, isFeatured) => featureImpact({ body: { impactId, isFeatured } }),
    opportunity: (opportunityId, isFeatured) => featureOpportunity({ body: { opportunityId, isFeatured } }),
  },
};

/** Null for an article that is featured because of its type; change that in the editor. */
export function putCall({ kind, shelf, id, reason }: CuratedItem): ((isOn: boolean) => Promise<unknown>) | null {
  const put = SHELF_CALLS[shelf][kind];
  return put ? (isOn) => put(id, isOn, isOn && reason !== null ? { reason } : {}) : null;
}

export const removalLabel = ({ shelf }: Pick<CuratedItem, 'shelf'>): string =>
  shelf === 'hidden'
    ? say('administration.contentActions.showAgain')
    : say('administration.contentActions.stopFeaturing');

export function sayRemoved({ shelf, title }: CuratedItem): string {
  return shelf === 'hidden'
    ? say('administration.contentActions.shownAgain', { title: isolate(title) })
    : say('administration.contentActions.unfeatured', { title: isolate(title) });
}
