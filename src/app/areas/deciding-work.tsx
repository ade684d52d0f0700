import { PendingQueues } from './pending-queues.tsx';
import { ReviewInvitation } from './review-invitation.tsx';

/** The queues of those who decide: side by side where there's room, all four of an admin's on a wide screen. */
export const DecidingWork = ({ area }: { area: 'Judge' | 'Admin' }) => (
  <div className="gap-x-10 lg:flex lg:flex-wrap [&>*]:flex-1 [&>*]:basis-56">
    <ReviewInvitation area={area} />
    <PendingQueues area={area} variant="secondary" />
  </div>
);
