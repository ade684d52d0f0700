import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { AdminNumbers } from '#domains/administration/web/overview/admin-numbers.tsx';
import { MailRefusalPart } from '#domains/auth/web/email/mail-refusal-part.tsx';
import { PasskeyOffer } from '#domains/auth/web/passkeys/passkey-offer.tsx';
import { AdminsNotice } from '#domains/auth/web/second-step-rule/admins-notice.tsx';
import { SecondStepNotice } from '#domains/auth/web/second-step-rule/second-step-notice.tsx';
import { DecisionNotice } from '#domains/moderation/web/mine/decision-notice.tsx';
import { UnknownPlaces } from '#domains/places/web/unknown/unknown-places.tsx';
import { say } from '#languages/say.ts';
import { hasPage } from '#platform/browser/page/has-page.ts';
import { ArrowForwardIcon } from '#ui/drawn/icons.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { ReviewInvitation } from './review-invitation.tsx';
import { PendingQueues } from './work/pending-queues.tsx';

// Without them, the rest of the overview still works.
const LaunchSteps = lazyPart(
  async () => ({ default: (await import('#domains/operations/web/launch/launch-steps.tsx')).LaunchSteps }),
  () => null,
);

const WORK = [
  {
    to: '/admin/settings/community',
    title: say('settings.list.kicker'),
    text: say('settings.list.lead'),
  },
  {
    to: '/admin/users',
    title: say('app.adminHome.users'),
    text: say('app.adminHome.usersHint'),
  },
  {
    to: '/admin/content',
    title: say('app.adminHome.content'),
    text: say('app.adminHome.contentHint'),
  },
  {
    to: '/admin/news',
    title: say('app.adminHome.news'),
    text: say('app.adminHome.newsHint'),
  },
  {
    to: '/admin/points',
    title: say('app.adminHome.points'),
    text: say('app.adminHome.pointsHint'),
  },
  {
    to: '/admin/organizations',
    title: say('app.adminHome.organisations'),
    text: say('app.adminHome.organisationsHint'),
  },
  {
    to: '/admin/import',
    title: say('imports.importPage.heading'),
    text: say('app.adminHome.importHint'),
  },
  {
    to: '/admin/security',
    title: say('app.adminPages.security'),
    text: say('app.adminHome.securityHint'),
  },
  {
    to: '/admin/security/webhooks',
    title: say('app.adminHome.webhooks'),
    text: say('app.adminHome.webhooksHint'),
  },
  {
    to: '/admin/health',
    title: say('operations.health.title'),
    text: say('operations.health.hint'),
  },
  {
    to: '/admin/audit',
    title: say('app.adminHome.auditLog'),
    text: say('app.adminHome.auditLogHint'),
  },
] as const;

export function AdminHome() {
  return (
    <>
      <PageHeading size="area">{say('app.adminHome.overview')}</PageHeading>
      <Suspense>
        <LaunchSteps className="mt-8 max-w-3xl" />
      </Suspense>
      <DecisionNotice className="mt-6 max-w-3xl" />
      <MailRefusalPart className="mt-6 max-w-3xl" />
      <SecondStepNotice className="mt-6 max-w-3xl" />
      <PasskeyOffer className="mt-6 max-w-3xl" />
      <AdminsNotice className="mt-6 max-w-3xl" />
      {/* A wide screen fits all four side by side. */}
      <div className="gap-x-10 lg:flex lg:flex-wrap [&>*]:flex-1 [&>*]:basis-56">
        <ReviewInvitation area="Admin" />
        <PendingQueues area="Admin" variant="secondary" />
      </div>
      <AdminNumbers />
      <h2 className="mt-14 text-2xl">{say('app.adminHome.moreTools')}</h2>
      <ul className="mt-4 max-w-3xl border-t border-line">
        {WORK.filter(({ to }) => hasPage(to)).map(({ to, title, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group flex items-center justify-between gap-6 py-5 hover:bg-sunken">
              <span>
                <span className="block font-semibold text-link group-hover:underline">{title}</span>
                <span className="block text-muted">{text}</span>
              </span>
              <ArrowForwardIcon className="size-5 shrink-0 text-link" />
            </Link>
          </li>
        ))}
      </ul>
      <UnknownPlaces />
    </>
  );
}
