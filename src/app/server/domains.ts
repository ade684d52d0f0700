/** Wires the domains together: which service each needs, and which handler serves which call. */

import type { FastifyInstance } from 'fastify';
import { administrationCalls } from '#domains/administration/server/calls.ts';
import { PENDING_IMPACTS, registerAdministrationJobs } from '#domains/administration/server/public.ts';
import { auditCalls } from '#domains/audit/server/calls.ts';
import { registerAuditJobs } from '#domains/audit/server/public.ts';
import { authCalls } from '#domains/auth/server/calls.ts';
import {
  countWaitingRegistrations,
  createCallers,
  findLogins,
  findValidTokens,
  prepareAuth,
  registerAuthJobs,
} from '#domains/auth/server/public.ts';
import { commentCalls } from '#domains/comments/server/calls.ts';
import { closeCasesOnNews, countPublicComments, reportedComments } from '#domains/comments/server/public.ts';
import { communityCalls } from '#domains/community/server/calls.ts';
import { createNumbersCache, type NumbersCache } from '#domains/community/server/public.ts';
import { councilCalls } from '#domains/councils/server/calls.ts';
import {
  askForNewOwners,
  councilFiles,
  councilPages,
  councilsOfWebhooks,
  countCouncilWork,
  prepareWhole,
  readGoalCouncils,
  registerCouncilJobs,
  removeGoal as removeCouncilGoal,
  removeMember as removeCouncilMember,
} from '#domains/councils/server/public.ts';
import { credentialCalls } from '#domains/credentials/server/calls.ts';
import { registerCredentialJobs, serveCredentialDocuments } from '#domains/credentials/server/public.ts';
import { flowNumberCalls } from '#domains/flow-numbers/server/calls.ts';
import {
  createAddressShares,
  createFlowCounter,
  type FlowCounter,
  registerFlowNumberJobs,
} from '#domains/flow-numbers/server/public.ts';
import { followingCalls } from '#domains/following/server/calls.ts';
import { isBlocked, listBlockedWith } from '#domains/following/server/public.ts';
import { galleryCalls } from '#domains/gallery/server/calls.ts';
import { countPublicPictures } from '#domains/gallery/server/public.ts';
import { goalCalls } from '#domains/goals/server/calls.ts';
import { impactCalls } from '#domains/impacts/server/calls.ts';
import {
  councilTotalsOf,
  countByCouncil,
  countByGoal,
  countByMember,
  countImpactWork,
  countPublicImpacts,
  eventTypes,
  findReportedImpact,
  impactFiles,
  impactSumsOf,
  joinInvitedImpacts,
  readGoalImpacts,
  registerImpactJobs,
  removeGoal as removeImpactGoal,
  removeMember as removeImpactMember,
  setReportedImpactHidden,
} from '#domains/impacts/server/public.ts';
import { importCalls } from '#domains/imports/server/calls.ts';
import { registerImportJobs } from '#domains/imports/server/public.ts';
import { leaderboardCalls } from '#domains/leaderboard/server/calls.ts';
import { registerLeaderboardJobs } from '#domains/leaderboard/server/public.ts';
import { mediaCalls } from '#domains/media/server/calls.ts';
import {
  createMediaPresenter,
  createMediaSigner,
  findReportedPicture,
  hidePicture,
  registerMediaJobs,
  serveFiles,
} from '#domains/media/server/public.ts';
import { moderationCalls } from '#domains/moderation/server/calls.ts';
import {
  countReportWork,
  hasReported,
  type Reportables,
  registerModerationJobs,
} from '#domains/moderation/server/public.ts';
import { newsCalls } from '#domains/news/server/calls.ts';
import { newsFiles, newsPages, registerNewsJobs, reportedArticles } from '#domains/news/server/public.ts';
import { notificationCalls } from '#domains/notifications/server/calls.ts';
import { createDelivery, type Delivery, registerNotificationJobs } from '#domains/notifications/server/public.ts';
import { operationCalls } from '#domains/operations/server/calls.ts';
import type { Monitoring } from '#domains/operations/server/public.ts';
import { opportunityCalls } from '#domains/opportunities/server/calls.ts';
import {
  countOpportunityWork,
  noteDeparture,
  opportunityCategories,
  opportunityFiles,
  opportunityPages,
  opportunityTypes,
  readGoalOpportunities,
  registerOpportunityJobs,
  removeOpportunityGoal,
} from '#domains/opportunities/server/public.ts';
import { peopleCalls } from '#domains/people/server/calls.ts';
import { readCards } from '#domains/people/server/public.ts';
import { placeCalls } from '#domains/places/server/calls.ts';
import { registerPlaceJobs } from '#domains/places/server/public.ts';
import { pointCalls } from '#domains/points/server/calls.ts';
import { profileCalls } from '#domains/profiles/server/calls.ts';
import { createExportSlots, profileFiles, reportedProfiles } from '#domains/profiles/server/public.ts';
import { recountCalls } from '#domains/recounts/server/calls.ts';
import { registerRecountJobs } from '#domains/recounts/server/public.ts';
import { settingsCalls } from '#domains/settings/server/calls.ts';
import type { Settings } from '#domains/settings/server/public.ts';
import { translationCalls } from '#domains/translations/server/calls.ts';
import { createTranslator, registerTranslationJobs } from '#domains/translations/server/public.ts';
import { webhookCalls } from '#domains/webhooks/server/calls.ts';
import { createDispatcher, type Dispatcher, emit, registerWebhookJobs } from '#domains/webhooks/server/public.ts';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { AreaContents, CommunityArea, WorkWaiting } from '#generated/types.gen.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { VisitorCache } from '#platform/server/http/cache/visitor-cache.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { bindCalls } from '#platform/server/http/calls.ts';
import type { Handlers } from '#platform/server/http/handlers.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { AntiForgery } from '#platform/server/http/security/anti-forgery.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { ERASURES } from './erasures.ts';
import { LOCATED } from './located.ts';
import { EXCLUDED_COLUMNS, OWN_DATA } from './personal-data.ts';
import { collectTranslatables } from './translatables.ts';

export interface DomainTools {
  config: LiveConfig;
  settings: Settings;
  db: Db;
  keys: Keys;
  log: Logger;
  jobs: Jobs;
  mailer: Mailer;
  antiForgery: AntiForgery;
  limiter: RateLimiter;
  storage: Storage;
  monitoring: Monitoring;
}

export interface Domains {
  handlers: Handlers<keyof RouteHandlers>;
  callers: ReturnType<typeof createCallers>;
  serveFiles: (app: FastifyInstance) => void;
  /** The issuer's keys and the status lists, outside the API. */
  serveCredentialDocuments: (app: FastifyInstance, caching: { cache: VisitorCache; cacheMs: number }) => void;
  notifications: Pick<Delivery, 'start' | 'stop'>;
  webhooks: Dispatcher;
  /** The cache of the community's numbers: one answer for everyone, dropped when what it counts changes. */
  numbers: Pick<NumbersCache, 'drop' | 'clear'>;
  /** Counts what machines do, here and in pages. */
  flows: FlowCounter;
}

/** Only admins let people in. */
const countRegistrationWork: CountWork = async (db, { role }) =>
  role === 'Admin' ? { registrationsToDecide: await countWaitingRegistrations(db) } : {};

async function countContents(db: Db): Promise<AreaContents> {
  const [scholarships, councils, news, gallery, comments] = await Promise.all([
    opportunityPages.count(db),
    councilPages.count(db),
    newsPages.count(db),
    countPublicPictures(db),
    countPublicComments(db),
  ]);
  return { scholarships, councils, news, gallery, comments };
}

/** The tables that follow the settings of lists. */
const VOCABULARIES = { eventTypes, opportunityTypes, opportunityCategories };

/** Every domain that uses files. */
const FILES = [impactFiles, councilFiles, opportunityFiles, newsFiles, profileFiles];

/** What a goal's page shows of an area that is off. */
const NONE = { count: 0, latest: [] };

type CountWork = (db: Db, caller: Caller) => Promise<Partial<WorkWaiting>>;

const COUNCIL_IMPACTS = { totalsOf: councilTotalsOf, sumsOf: impactSumsOf, countByMember, countByCouncil };
const readWholeCouncil = prepareWhole(COUNCIL_IMPACTS);

const ON_ACCOUNT_CHANGE = {
  onDeactivated: async (tx: Tx, jobs: Jobs, userId: string) => {
    await emit(tx, { type: 'member.left', list: async () => [{ subjectId: userId, data: { id: userId } }] });
    await askForNewOwners(tx, jobs, userId);
    await noteDeparture(tx, jobs, userId);
  },
  onRoleChanged: noteDeparture,
};

export function composeDomains(tools: DomainTools): Domains {
  const { config, settings, db } = tools;
  const auth = prepareAuth({ ...tools, ...ON_ACCOUNT_CHANGE, erasures: ERASURES, onInvitedJoined: joinInvitedImpacts });
  const callers = createCallers(auth);
  registerAuthJobs({ ...tools, erasures: ERASURES });
  const notifications = createDelivery({ ...tools, findValid: (tokens) => findValidTokens(auth, tokens) });
  registerNotificationJobs({ ...tools, findLogins });
  const webhookNeeds = { ...tools, councils: councilsOfWebhooks };
  const webhooks = createDispatcher(webhookNeeds);
  registerWebhookJobs(tools);
  registerCredentialJobs(tools);
  const isOff = (area: CommunityArea) => settings.now.areasOff.includes(area);
  registerOpportunityJobs({ ...tools, isOff: () => isOff('scholarships') });
  const signer = createMediaSigner(tools.keys.media);
  const presentMedia = createMediaPresenter(signer);
  registerMediaJobs(tools);
  // A new kind must also be added to ReportKind in the contract.
  const reportables: Reportables = {
    impact: {
      find: findReportedImpact,
      setHidden: (tx, id, change) => setReportedImpactHidden(tx, id, { ...change, quorum: settings.now.quorum }),
    },
    comment: reportedComments,
    article: reportedArticles,
    picture: {
      find: (_, viewer, id) => findReportedPicture({ db, files: FILES }, viewer, id),
      setHidden: hidePicture,
      isHiddenByReports: true,
    },
    profile: reportedProfiles,
  };
  registerImpactJobs(tools);
  registerPlaceJobs({ ...tools, located: LOCATED });
  const translatables = collectTranslatables(presentMedia);
  registerTranslationJobs({ ...tools, translatables });
  /** Nobody can decide what is in an area that is off. */
  const unlessOff =
    (area: CommunityArea, count: CountWork): CountWork =>
    async (...asked) =>
      isOff(area) ? {} : await count(...asked);
  const numbers = createNumbersCache(config.visitorCacheMs);
  const flows = createFlowCounter(tools);
  registerModerationJobs(tools);
  registerAdministrationJobs(tools);
  registerLeaderboardJobs(tools);
  registerRecountJobs(tools);
  registerCouncilJobs(tools);
  registerImportJobs(tools);
  registerFlowNumberJobs(tools);
  registerAuditJobs(tools);
  registerNewsJobs({ ...tools, closeCommentCases: closeCasesOnNews });
  const handlers = {
    ...bindCalls(authCalls, auth),
    ...bindCalls(notificationCalls, { ...tools, isOff, hub: notifications.hub, findLogins }),
    ...bindCalls(profileCalls, {
      ...tools,
      presentMedia,
      personalData: { parts: OWN_DATA, leftOut: EXCLUDED_COLUMNS },
      exportSlots: createExportSlots(),
    }),
    ...bindCalls(peopleCalls, tools),
    ...bindCalls(placeCalls, { ...tools, located: LOCATED }),
    ...bindCalls(pointCalls, tools),
    ...bindCalls(auditCalls, { db, readCards }),
    ...bindCalls(administrationCalls, { ...tools, ...ON_ACCOUNT_CHANGE }),
    ...bindCalls(mediaCalls, { ...tools, files: FILES, presentMedia }),
    ...bindCalls(galleryCalls, { db, presentMedia }),
    ...bindCalls(impactCalls, {
      ...tools,
      get quorum() {
        return settings.now.quorum;
      },
      get firstYear() {
        return settings.now.firstYear;
      },
      get goalsOff() {
        return settings.now.goalsOff;
      },
      get pointsRule() {
        return settings.now.points;
      },
      presentMedia,
      isBlocked,
      hasReported,
      listBlockedWith,
    }),
    ...bindCalls(councilCalls, {
      ...tools,
      presentMedia,
      impacts: COUNCIL_IMPACTS,
      readWhole: readWholeCouncil,
      get goalsOff() {
        return settings.now.goalsOff;
      },
    }),
    ...bindCalls(opportunityCalls, {
      ...tools,
      presentMedia,
      get goalsOff() {
        return settings.now.goalsOff;
      },
    }),
    ...bindCalls(newsCalls, { ...tools, files: FILES, presentMedia }),
    ...bindCalls(leaderboardCalls, { ...tools, countImpacts: countPublicImpacts }),
    ...bindCalls(goalCalls, {
      links: {
        impact: {
          removeGoal: (person, linkId) => removeImpactGoal({ ...tools, quorum: settings.now.quorum }, person, linkId),
          removeMember: (person, linkId) => removeImpactMember(tools, person, linkId),
        },
        council: {
          removeGoal: (person, linkId) => removeCouncilGoal({ db }, person, linkId),
          removeMember: (person, linkId) => removeCouncilMember({ db }, person, linkId),
        },
        opportunity: { removeGoal: (person, linkId) => removeOpportunityGoal(db, person, linkId) },
      },
      get goalsOff() {
        return settings.now.goalsOff;
      },
      countImpacts: () => countByGoal(db),
      readImpacts: (...asked) => readGoalImpacts({ db, presentMedia }, ...asked),
      readCouncils: async (...asked) =>
        isOff('councils') ? NONE : await readGoalCouncils({ db, presentMedia }, ...asked),
      readOpportunities: async (...asked) =>
        isOff('scholarships') ? NONE : await readGoalOpportunities({ db, presentMedia }, ...asked),
    }),
    ...bindCalls(moderationCalls, { ...tools, presentMedia, reportables }),
    ...bindCalls(commentCalls, tools),
    ...bindCalls(translationCalls, {
      ...tools,
      isOff,
      translatables,
      translator: config.translator && createTranslator(config.translator),
    }),
    ...bindCalls(webhookCalls, webhookNeeds),
    ...bindCalls(settingsCalls, {
      ...tools,
      countContents: () => countContents(db),
      countRegistrations: () => countWaitingRegistrations(db),
      vocabularies: VOCABULARIES,
    }),
    ...bindCalls(recountCalls, {
      ...tools,
      readRule: async () => {
        await settings.reload();
        return settings.now.points;
      },
    }),
    ...bindCalls(importCalls, tools),
    ...bindCalls(operationCalls, tools),
    ...bindCalls(flowNumberCalls, { db, counter: flows, shares: createAddressShares() }),
    ...bindCalls(credentialCalls, tools),
    ...bindCalls(followingCalls, { ...tools, presentMedia }),
    ...bindCalls(communityCalls, {
      db,
      numbers,
      isOff,
      communityTexts: config.communityTexts,
      readImprint: () => settings.now.imprint,
      countWork: [
        (reader, person) => countImpactWork(reader, person, PENDING_IMPACTS),
        unlessOff('councils', countCouncilWork),
        unlessOff('scholarships', countOpportunityWork),
        countReportWork,
        countRegistrationWork,
      ],
    }),
  };
  return {
    handlers,
    callers,
    serveFiles: (app) => serveFiles(app, { ...tools, signer, files: FILES }),
    serveCredentialDocuments: (app, caching) => serveCredentialDocuments(app, tools, caching),
    notifications,
    webhooks,
    numbers,
    flows,
  };
}
