import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ReviewInvitation } from './review-invitation.tsx';

const WORK = [
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
  return (
    <>
      <PageHeading size="area">Overview</PageHeading>
      <ReviewInvitation queuePath="/admin/impacts" />
      <ul className="mt-12 max-w-3xl border-t border-line">
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
