import { PendingQueues } from './pending-queues.tsx';
import { ReviewInvitation } from './review-invitation.tsx';

/** A judge's or an admin's queues, side by side where there's room: a wide screen fits all four of an admin's. */
export const QueueOverview = ({ area }: { area: 'Judge' | 'Admin' }) => (
  <div className="gap-x-10 lg:flex lg:flex-wrap [&>*]:flex-1 [&>*]:basis-56">
    <ReviewInvitation area={area} />
    <PendingQueues area={area} variant="secondary" />
  </div>
);
