/** Who decides what. Routes, menus, counts, toasts and the inspector follow from this list. */
import { homeOf } from '#domains/auth/flows/session-selectors.ts';
import { registrationWork } from '#domains/auth/web/registration-queue/registration-work.ts';
import { councilWork } from '#domains/councils/web/council-queue/council-work.ts';
import { requestWork } from '#domains/councils/web/request-queue/request-work.ts';
import { reviewWork } from '#domains/impacts/web/queue/review-work.ts';
import { reportWork } from '#domains/moderation/web/queue/report-work.ts';
import { applicationWork } from '#domains/opportunities/web/application-queue/application-work.ts';
import { verificationWork } from '#domains/opportunities/web/verification-queue/verification-work.ts';
import type { Role } from '#generated/types.gen.ts';
import type { PagedQueueWork, QueueWork } from '#platform/browser/decisions/queue/queue-work.ts';

/** In the order of the menu. */
export const QUEUES: Record<Role, readonly (QueueWork | PagedQueueWork)[]> = {
  Member: [requestWork],
  Judge: [reviewWork, reportWork],
  Admin: [reviewWork, verificationWork, councilWork, reportWork, registrationWork],
  Partner: [applicationWork],
};

export const pagedQueues = (role: Role): readonly PagedQueueWork[] => QUEUES[role].filter((work) => 'load' in work);

export const queuePathOf = (role: Role, { path }: Pick<QueueWork, 'path'>): string => `${homeOf(role)}/${path}`;
