import { WhatPointsOpen } from '#domains/opportunities/web/deadlines/what-points-open.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

export function HomeScholarships() {
  return (
    <DataFrame>
      <WhatPointsOpen />
    </DataFrame>
  );
}
