import { lazy, Suspense } from 'react';
import { HomePage } from '../domains/community/web/pages/home-page.tsx';
import { WhenNear } from '../ui/when-near.tsx';

const HomeNumbers = lazy(async () => ({ default: (await import('./impacts/home-numbers.tsx')).HomeNumbers }));

export function Home() {
  return (
    <HomePage
      numbers={
        <WhenNear className="min-h-96">
          <Suspense>
            <HomeNumbers />
          </Suspense>
        </WhenNear>
      }
    />
  );
}
