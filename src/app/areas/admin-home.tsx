import { Link } from 'react-router-dom';
import { AdminNumbers } from '#domains/administration/web/overview/admin-numbers.tsx';
import { DecisionNotice } from '#domains/care/web/mine/decision-notice.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { DecidingWork } from './deciding-work.tsx';

const WORK = [
  {
    to: '/admin/users',
    title: 'Users',
    text: 'Find an account, change its role, deactivate or reactivate it, or export the list.',
  },
  {
    to: '/admin/content',
    title: 'Hidden and featured',
    text: 'Hidden and featured content, with undo.',
  },
  {
    to: '/admin/news',
    title: 'News',
    text: 'Write, publish and unpublish articles, and restore deleted ones.',
  },
  {
    to: '/admin/points',
    title: 'Points',
    text: 'Find a member, adjust their points with a reason, or recalculate the total.',
  },
  {
    to: '/admin/organizations',
    title: 'Invite an organisation',
    text: 'The person who accepts the invitation gets a partner account.',
  },
  {
    to: '/admin/audit',
    title: 'Audit log',
    text: 'Who decided what, when and why.',
  },
] as const;

export function AdminHome() {
  return (
    <>
      <PageHeading size="area">Overview</PageHeading>
      <DecisionNotice className="mt-6 max-w-3xl" />
      <DecidingWork area="Admin" />
      <AdminNumbers />
      <h2 className="mt-14 text-2xl">More tools</h2>
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
