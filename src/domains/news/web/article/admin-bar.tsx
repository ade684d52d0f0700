import type { News, NewsState } from '../../../../../generated/types.gen.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { editPathOf } from '../../model.ts';
import { StateBadge } from '../state-badge.tsx';

const WHO_READS: Record<NewsState, string> = {
  draft: 'Only Admins read it.',
  scheduled: 'Only Admins read it until its date.',
  live: 'Everyone reads it.',
  withdrawn: 'Only Admins read it now.',
  deleted: 'It is deleted and will be gone.',
};

/** What only those see who may change it. */
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
