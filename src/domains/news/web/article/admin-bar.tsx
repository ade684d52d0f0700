import type { News, NewsState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { editPathOf } from '../../model.ts';
import { StateBadge } from '../state-badge.tsx';

const WHO_READS: Record<NewsState, string> = {
  draft: say('news.adminBar.unpublished'),
  scheduled: say('news.adminBar.scheduled'),
  live: say('news.adminBar.live'),
  withdrawn: say('news.adminBar.withdrawn'),
  deleted: say('news.adminBar.deleted'),
};

/** For admins only. */
export const AdminBar = ({ news }: { news: News }) => (
  <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3 text-sm">
    <StateBadge state={news.state} />
    <p className="text-muted">{WHO_READS[news.state]}</p>
    <div className="ms-auto flex gap-3">
      {news.state !== 'deleted' && (
        <ButtonLink to={editPathOf(news)} variant="secondary" size="sm">
          {say('news.adminBar.edit')}
        </ButtonLink>
      )}
      <ButtonLink to="/admin/news" variant="quiet" size="sm">
        {say('news.adminBar.allArticles')}
      </ButtonLink>
    </div>
  </div>
);
