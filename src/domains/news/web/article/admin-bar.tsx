import type { News, NewsState } from '#generated/types.gen.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { editPathOf } from '../../model.ts';
import { StateBadge } from '../state-badge.tsx';

const WHO_READS: Record<NewsState, string> = {
  draft: 'Only admins can see this article.',
  scheduled: 'Only admins can see this article until its date.',
  live: 'Everyone can see this article.',
  withdrawn: 'Withdrawn. Only admins can see this article.',
  deleted: 'Deleted. This article will be removed permanently.',
};

/** For admins only. */
export const AdminBar = ({ news }: { news: News }) => (
  <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3 text-sm">
    <StateBadge state={news.state} />
    <p className="text-muted">{WHO_READS[news.state]}</p>
    <div className="ml-auto flex gap-3">
      {news.state !== 'deleted' && (
        <ButtonLink to={editPathOf(news)} variant="secondary" size="sm">
          Edit
        </ButtonLink>
      )}
      <ButtonLink to="/admin/news" variant="quiet" size="sm">
        All articles
      </ButtonLink>
    </div>
  </div>
);
