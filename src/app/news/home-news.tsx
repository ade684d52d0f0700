import { LatestNews } from '#domains/news/web/public/latest-news.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

export function HomeNews() {
  return (
    <DataFrame>
      <LatestNews />
    </DataFrame>
  );
}
