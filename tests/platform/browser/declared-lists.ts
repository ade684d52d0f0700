/** Every list with filters, and the meaning of its addresses. */
import { contentFilters } from '#domains/administration/web/content/content-page.tsx';
import { userFilters } from '#domains/administration/web/users/user-filters.ts';
import { auditFilters } from '#domains/audit/web/audit-filters.ts';
import { councilQueueFilters } from '#domains/councils/web/council-queue/council-queue-filters.ts';
import { councilFilters } from '#domains/councils/web/list/council-filters.ts';
import { memberFilters } from '#domains/councils/web/members/members-part.tsx';
import { myCouncilFilters } from '#domains/councils/web/mine/my-councils-page.tsx';
import { requestFilters } from '#domains/councils/web/request-queue/request-filters.ts';
import { galleryFilters } from '#domains/gallery/web/gallery-filters.ts';
import { impactFilters } from '#domains/impacts/web/list/impact-filters.ts';
import { myImpactFilters } from '#domains/impacts/web/mine/my-impacts-page.tsx';
import { reviewFilters } from '#domains/impacts/web/queue/review-filters.ts';
import { ownFilters } from '#domains/media/web/own/own-filters.ts';
import { manageFilters } from '#domains/news/web/manage/manage-filters.ts';
import { newsFilters } from '#domains/news/web/public/news-filters.tsx';
import { notificationFilters } from '#domains/notifications/web/list/list-filters.ts';
import { applicationFilters } from '#domains/opportunities/web/application-queue/applications-filters.ts';
import { scholarshipFilters } from '#domains/opportunities/web/list/scholarship-filters.ts';
import { myOpportunityFilters } from '#domains/opportunities/web/manage/my-opportunities-page.tsx';
import { appliedFilters } from '#domains/opportunities/web/mine/applied-list.tsx';
import { partnerFilters } from '#domains/opportunities/web/partners/partners-page.tsx';
import { verifyFilters } from '#domains/opportunities/web/verification-queue/verify-filters.ts';
import { directoryFilters } from '#domains/profiles/web/directory/directory-filters.ts';
import type { Fields } from '#platform/browser/lists/filters.ts';

const ID = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';

/** What lists that are also maps have in their addresses. */
const ON_MAP = 'view=map&at=53.08%2C8.81%2C6.5&near=2944388+Bremen%2C+Germany&within=100&area=170%2C-30%2C-160.5%2C0';
const NOT_ON_MAP = ['view=globe', 'view=list', 'at=53,8', 'near=Bremen', 'within=100', 'area=1,2,3'];

interface Declared {
  fields: Fields;
  /** The filters of an address without parameters. */
  usual: object;
  /** Addresses that people have links to, as they're written. */
  kept: readonly string[];
  /** Parameters that are ignored. */
  invalid: readonly string[];
  /** An address before and after its filters are cleared. */
  cleared: readonly [from: string, to: string];
}

export const LISTS: Record<string, Declared> = {
  councils: {
    fields: councilFilters,
    usual: { view: 'list', sort: 'impacts' },
    kept: [`search=swamp+%26+sea&location=Dakar&sdg=14&${ON_MAP}&sort=members`],
    invalid: [...NOT_ON_MAP, 'sdg=18', 'sort=loudest', 'sort=impacts', 'isApproved=false', 'search=%20', 'page=3'],
    cleared: ['location=Dakar&sdg=5&sort=oldest', 'sort=oldest'],
  },
  impacts: {
    fields: impactFilters,
    usual: { view: 'list', sort: 'newest' },
    kept: [
      `search=caf%C3%A9&impactYear=2024&sdg=13&eventType=${ID}&location=Dakar&isFeatured=true&sort=mostLiked`,
      ON_MAP,
    ],
    invalid: [...NOT_ON_MAP, 'impactYear=1e3', 'sdg=18', 'eventType=tree', 'isFeatured=maybe', 'sort=loudest', 'trees'],
    cleared: [`sdg=1&${ON_MAP}&sort=oldest`, 'view=map&at=53.08%2C8.81%2C6.5&sort=oldest'],
  },
  scholarships: {
    fields: scholarshipFilters,
    usual: { view: 'list', sort: 'deadline' },
    kept: [
      `search=reef&owner=${ID}&sdg=14&type=${ID}&category=${ID}&unlocked=false&open=any`,
      'unlocked=true&open=closed&deadlineFrom=2025-11-01&deadlineTo=2025-11-30&sort=points',
    ],
    invalid: ['type=tree', 'unlocked=yes', 'open=maybe', 'deadlineFrom=2025-02-30', 'deadlineTo=soon', 'sort=deadline'],
    cleared: ['open=any&sort=title', 'sort=title'],
  },
  people: {
    fields: directoryFilters,
    usual: { sort: 'newest' },
    kept: ['search=amina&role=Judge&sort=points'],
    invalid: ['role=Guest', 'sort=age'],
    cleared: ['search=amina&role=Judge&sort=points', 'sort=points'],
  },
  'one’s own files': {
    fields: ownFilters,
    usual: { sort: 'newest' },
    kept: ['kind=document&isUsed=false&sort=largest'],
    invalid: ['kind=film', 'isUsed=1', 'sort=newest'],
    cleared: ['isUsed=true&sort=oldest', 'sort=oldest'],
  },
  pictures: {
    fields: galleryFilters,
    usual: { model: 'Impact', sort: 'newest' },
    kept: [`sdg=13&impactYear=2022&userId=${ID}&sort=oldest`, `model=user&userId=${ID}`],
    invalid: ['sdg=99', 'impactYear=soon', 'userId=me', 'sort=loudest', 'model=council', `picture=${ID}`],
    cleared: ['model=user&sort=oldest', 'sort=oldest'],
  },
  news: {
    fields: newsFilters,
    usual: {},
    kept: ['search=delta&type=story'],
    invalid: ['type=x', 'search=%20'],
    cleared: ['search=delta&type=story', ''],
  },
  articles: {
    fields: manageFilters,
    usual: { sort: 'newest' },
    kept: ['search=delta&state=live&type=story&sort=title', 'state=scheduled&sort=newest'],
    invalid: ['state=gone', 'type=x', 'sort=worst', 'sort=newest'],
    cleared: ['search=delta&state=draft&type=news', 'state=draft'],
  },
  'hidden and featured content': {
    fields: contentFilters,
    usual: { shelf: 'hidden' },
    kept: ['shelf=featured&search=reef&kind=news'],
    invalid: ['shelf=hidden', 'shelf=top', 'kind=council'],
    cleared: ['shelf=featured&kind=impact', 'shelf=featured'],
  },
  'the audit log': {
    fields: auditFilters,
    usual: {},
    kept: [`search=reef&who=${ID}&action=impact_verified&subject=impact&about=${ID}&from=2026-03-02&to=2026-03-04`],
    invalid: ['action=toString', 'subject=tree', 'who=me', 'from=2026-02-30'],
    cleared: [`who=${ID}&from=2026-03-02`, ''],
  },
  'one’s own impacts': {
    fields: myImpactFilters,
    usual: {},
    kept: ['impactYear=2024&state=declined'],
    invalid: ['impactYear=1999', 'state=hidden'],
    cleared: ['state=verified', ''],
  },
  'one’s own opportunities': {
    fields: myOpportunityFilters,
    usual: { sort: 'newest' },
    kept: ['search=reef&state=closed&sort=title'],
    invalid: ['state=gone', 'sort=best', 'sort=newest'],
    cleared: ['search=reef&sort=deadline', 'sort=deadline'],
  },
  'one’s own councils': {
    fields: myCouncilFilters,
    usual: {},
    kept: ['search=herons&standing=requested'],
    invalid: ['standing=none'],
    cleared: ['search=herons&standing=owner', ''],
  },
  'one’s own applications': {
    fields: appliedFilters,
    usual: {},
    kept: ['state=auto-accepted'],
    invalid: ['state=open'],
    cleared: ['state=denied', ''],
  },
  partners: {
    fields: partnerFilters,
    usual: {},
    kept: ['search=reef'],
    invalid: ['search=%20'],
    cleared: ['search=reef', ''],
  },
  'a council’s members': {
    fields: memberFilters,
    usual: {},
    kept: ['part=members&manage=yes&search=kwame'],
    invalid: ['part=requests', 'manage=no'],
    cleared: ['part=members&manage=yes&search=kwame', 'part=members&manage=yes'],
  },
  notifications: {
    fields: notificationFilters.Member,
    usual: {},
    kept: ['show=unread&group=impacts'],
    invalid: ['show=all', 'group=review'],
    cleared: ['show=unread&group=impacts', ''],
  },
  'councils to decide': {
    fields: councilQueueFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: ['search=sea&sdg=14&sort=members', 'view=all&state=declined&sort=oldest'],
    invalid: ['view=mine', 'state=declined', 'sort=oldest', 'sdg=1e1'],
    cleared: ['view=all&search=sea&sdg=14&state=pending&sort=title', 'view=all&sort=title'],
  },
  'requests to join': {
    fields: requestFilters,
    usual: { state: 'requested' },
    kept: ['part=requests&search=kwame&state=any', 'part=requests&state=denied'],
    invalid: ['part=about', 'state=requested', 'state=nothing'],
    cleared: ['part=requests&search=kwame&state=any', 'part=requests&state=any'],
  },
  'impacts to review': {
    fields: reviewFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: [
      'search=hedge&year=2025&sdg=13&sort=newest&appeals=only',
      `view=all&eventType=${ID}&state=declined`,
      'view=mine&sort=oldest',
    ],
    invalid: ['view=nothing', 'year=1999', 'sdg=18', 'sdg=013', 'eventType=x', 'state=declined', 'appeals=none'],
    cleared: ['view=all&search=hedge&state=declined&sort=oldest', 'view=all&sort=oldest'],
  },
  applications: {
    fields: applicationFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: [`search=kwame&opportunity=${ID}&sort=points`, `view=all&opportunity=${ID}&state=auto-accepted&sort=oldest`],
    invalid: ['state=denied', 'opportunity=me', 'sort=best'],
    cleared: [`view=all&search=kwame&opportunity=${ID}&state=denied`, `view=all&opportunity=${ID}`],
  },
  'opportunities to verify': {
    fields: verifyFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: [`search=reef&type=${ID}&category=${ID}&sdg=14&sort=deadline`, 'view=all&state=declined&shelf=hidden'],
    invalid: ['state=declined', 'shelf=hidden', 'type=tree', 'category=1'],
    cleared: ['view=all&search=reef&shelf=featured', 'view=all'],
  },
  users: {
    fields: userFilters,
    usual: { sort: 'newest' },
    kept: [`search=nowak&person=${ID}&role=Judge&status=inactive&from=2026-03-02&to=2026-03-04&sort=last_seen`],
    invalid: ['role=Guest', 'status=gone', 'from=2026-02-30', 'to=tomorrow', 'person=me'],
    cleared: [`person=${ID}&role=Judge&sort=email`, 'sort=email'],
  },
};
