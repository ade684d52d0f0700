/** Letting people in who registered, or declining. */
import { decideRegistration } from '#generated/auth/decideRegistration.gen.ts';
import { getRegistration } from '#generated/auth/getRegistration.gen.ts';
import { listRegistrationsOptions, listRegistrationsQueryKey } from '#generated/auth/listRegistrations.gen.ts';
import type { Registration, RegistrationDecisionInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { updateRow } from '#platform/browser/calls/cached-rows.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { APPROVE, DECLINE } from '#platform/browser/decisions/decision-kind.ts';
import { declareQueue } from '#platform/browser/decisions/queue/declare-queue.tsx';
import { rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
import { askReason } from '#platform/browser/decisions/text-question.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { can, DECLINED_DAYS } from '../../admission.ts';
import { DECLINE_REASONS } from './decline-reasons.ts';
import { RegistrationPanel } from './registration-panel.tsx';
import { registrationQueueFilters } from './registration-queue-filters.ts';
import { RegistrationQueueRow } from './registration-queue-row.tsx';

const WHO_MAY_JOIN = { to: '/admin/settings/community/joining', label: say('auth.registrationQueue.ruleLink') };

const mayDecline = ({ state }: Registration) => can(state, { type: 'registration.declined' });

export const registrationQueue = declareQueue<Registration, RegistrationDecisionInput, typeof registrationQueueFilters>(
  {
    lead: say('auth.registrationQueue.intro'),
    countOf: (count) => say('auth.registrationQueue.counted', { count }),
    titleOf: ({ name, email }) => name ?? email,
    areTitlesNames: true,
    views: () => [
      {
        id: 'waiting',
        name: say('auth.registrationQueue.toDecide'),
        empty: {
          title: say('auth.registrationQueue.caughtUp'),
          ...(readPageSettings().isByApproval
            ? { text: say('auth.registrationQueue.caughtUpHint') }
            : { text: say('auth.registrationQueue.nobodyHint'), link: WHO_MAY_JOIN }),
          noMatch: say('auth.registrationQueue.pendingFiltered'),
        },
      },
      {
        id: 'all',
        name: say('auth.registrationQueue.all'),
        empty: {
          title: say('auth.registrationQueue.empty'),
          text: say('auth.registrationQueue.emptyHint'),
          noMatch: say('auth.registrationQueue.allFiltered'),
        },
      },
    ],
    filters: registrationQueueFilters,
    read: ({ view, state, ...values }, paging) => {
      const asked = view === 'waiting' ? ('waiting' as const) : state;
      return rowsOf(listRegistrationsOptions({ query: { ...values, ...paging, ...(asked && { state: asked }) } }));
    },
    Row: RegistrationQueueRow,
    Panel: RegistrationPanel,
    maxAtOnce: 25,
    choices: [
      { ...APPROVE, hint: say('auth.registrationQueue.approveHint'), verdict: { isApproved: true } },
      {
        ...DECLINE,
        hint: say('auth.registrationQueue.declineHint'),
        fits: mayDecline,
        question: askReason(
          {
            templates: DECLINE_REASONS,
            hint: say('auth.registrationQueue.reasonHint'),
            description: ({ length }) =>
              length > 1
                ? say('auth.registrationQueue.declineConsequence', { days: DECLINED_DAYS })
                : say('auth.registrationQueue.personGets', { days: DECLINED_DAYS }),
          },
          (reason) => ({ isApproved: false, reason }),
        ),
      },
    ],
    // A declined one can still be approved.
    canDecide: ({ state }) => can(state, { type: 'registration.approved' }),
    whyNot: () => say('auth.registrationQueue.approved'),
    send: ({ rows, verdict }) =>
      answerEach(rows, async ({ id }) => {
        const { data } = await decideRegistration({ ...KEEP_ALIVE, path: { id }, body: verdict });
        return { message: data.message, changed: data.data };
      }),
    reread: async ({ id }) => (await getRegistration({ path: { id } })).data.data,
    keep: (queryClient, changed) => updateRow<Registration>(queryClient, [listRegistrationsQueryKey()], changed),
    forget: (queryClient) => makeStale(queryClient, 'registrations', 'people'),
  },
);
