import { Link } from 'react-router-dom';
import { AdminNumbers } from '../../domains/administration/web/overview/admin-numbers.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ReviewInvitation } from './review-invitation.tsx';
import { useWorkWaiting } from './use-work-watch.ts';
import { WaitingWork } from './waiting-work.tsx';

const WORK = [
  {
    to: '/admin/users',
    title: 'Users',
    text: 'Find anybody, change a role, deactivate or activate an account, export.',
  },
  {
    to: '/admin/content',
    title: 'Hidden and featured',
    text: 'All that is hidden or put forward, who did it, and the way back.',
  },
  {
    to: '/admin/news',
    title: 'News',
    text: 'Write articles, show them or withdraw them, and bring deleted ones back.',
  },
  {
    to: '/admin/points',
    title: 'Give points',
    text: 'Find a member, give or take points with a reason, or have the total summed again.',
  },
  {
    to: '/admin/organizations',
    title: 'Invite an organization',
    text: 'Whoever registers with the invitation gets a partner account.',
  },
  {
    to: '/admin/audit',
    title: 'Audit log',
    text: 'Who decided what, when, from which state to which, and why.',
  },
] as const;

export function AdminHome() {
  const work = useWorkWaiting('Admin');
  const opportunities = work?.opportunitiesToVerify ?? 0;
  const councils = work?.councilsToDecide ?? 0;
  return (
    <>
      <PageHeading size="area">Overview</PageHeading>
      <div className="gap-x-12 lg:flex lg:flex-wrap [&>*]:flex-1 [&>*]:basis-64">
        <ReviewInvitation queuePath="/admin/impacts" />
        {opportunities > 0 && (
          <WaitingWork
            id="opportunities-work"
            count={opportunities}
            one="opportunity waits for verification"
            many="opportunities wait for verification"
            lead="Each needs the points that open it, or a reason why not."
            to="/admin/opportunities"
            action="Begin to verify"
            variant="secondary"
          />
        )}
        {councils > 0 && (
          <WaitingWork
            id="councils-work"
            count={councils}
            one="council waits for a decision"
            many="councils wait for a decision"
            lead="Once it is approved, members can join it and name it in their impacts."
            to="/admin/councils"
            action="Begin to decide"
            variant="secondary"
          />
        )}
      </div>
      <AdminNumbers />
      <h2 className="mt-14 text-2xl">More to do here</h2>
      <ul className="mt-4 max-w-3xl border-t border-line">
        {WORK.map(({ to, title, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group flex items-center justify-between gap-6 py-5 hover:bg-sunken">
              <span>
                <span className="block font-semibold text-link group-hover:underline">{title}</span>
                <span className="block text-muted">{text}</span>
              </span>
              <ArrowRightIcon className="size-5 shrink-0 text-link" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
