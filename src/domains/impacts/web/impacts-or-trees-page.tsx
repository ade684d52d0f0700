import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { ImpactsPage } from './list/impacts-page.tsx';

const TreesPage = lazyPart(async () => ({
  default: (await import('./trees/trees-page.tsx')).TreesPage,
}));

/** One path for two pages: `/impacts?trees` is the trees page. */
export function ImpactsOrTreesPage() {
  const [search] = useSearchParams();
  if (!search.has('trees')) return <ImpactsPage />;
  return (
    <Suspense>
      <TreesPage />
    </Suspense>
  );
}
