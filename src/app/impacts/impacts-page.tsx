import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ImpactsPage as ImpactList } from '#domains/impacts/web/list/impacts-page.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useViewer } from '../use-viewer.ts';

const TreesPage = lazyPart(async () => ({
  default: (await import('#domains/impacts/web/trees/trees-page.tsx')).TreesPage,
}));

/** One path for two pages: `/impacts?trees` is the trees page. */
export function ImpactsPage() {
  const [search] = useSearchParams();
  const viewer = useViewer();
  if (!search.has('trees')) return <ImpactList viewer={viewer} />;
  return (
    <Suspense>
      <TreesPage viewer={viewer} />
    </Suspense>
  );
}
