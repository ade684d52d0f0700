import { ThreadBelow } from '#domains/comments/web/thread-below.tsx';
import { ImpactPage } from '#domains/impacts/web/detail/impact-page.tsx';

export const ImpactWithComments = () => (
  <ImpactPage renderComments={({ id }) => <ThreadBelow kind="impact" id={id} />} />
);
