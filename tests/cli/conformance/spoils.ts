/** Ways in which a server may fail to keep the contract, each with the call and the line that the kit must name. */
import type { AccountName } from '#cli/conformance/accounts.ts';
import type { Json, Passing, Returning, Spoil } from './spoiling-proxy.ts';

export interface Spoiled {
  /** What the server does wrong. */
  name: string;
  spoil: Spoil;
  /** The call that's found to be wrong. */
  call: string;
  /** A file of `contract/`, which the kit names with a line. */
  file: string;
  /** Who the kit logs in as. */
  as?: readonly AccountName[];
  writes?: true;
}

const isCall = (method: string, path: RegExp) => (passing: Passing) =>
  passing.method === method && path.test(passing.path);

/** Spoils the data of successes. */
function data(path: RegExp, change: (data: Json) => void): Spoil {
  const isIt = isCall('GET', path);
  return {
    answered: ({ status, json }, passing) => {
      if (status === 200 && isIt(passing) && json?.data) change(json.data);
    },
  };
}

/** Spoils every answer of a call. */
function answers(method: string, path: RegExp, change: (returning: Returning) => void): Spoil {
  const isIt = isCall(method, path);
  return { answered: (returning, passing) => (isIt(passing) ? change(returning) : undefined) };
}

/** Answers a refusal with this code as a success. */
const admitting = (path: RegExp, code: string, status = 200): Spoil =>
  answers('GET', path, (returning) => {
    if (returning.json?.code !== code) return;
    returning.status = status;
    returning.json = { status, message: 'Found.', data: null };
  });

/** Leaves a parameter out of the address. */
const ignoring = (path: RegExp, name: string): Spoil => ({
  asked: (passing) => {
    if (!path.test(passing.path)) return;
    const { pathname, searchParams } = new URL(passing.path, 'http://server');
    searchParams.delete(name);
    passing.path = `${pathname}?${searchParams}`;
  },
});

const rename = (row: Json, from: string, to: string) => {
  row[to] = row[from];
  delete row[from];
};

const PAGE_META = 'contract/schemas/envelope/PageMeta.yaml';
const LOGIN = 'contract/paths/auth/login.yaml';

export const SPOILS: readonly Spoiled[] = [
  {
    name: 'spells isSubmited right',
    spoil: data(/^\/council\?|^\/council$/, ({ data: rows }) => {
      for (const row of rows) rename(row, 'isSubmited', 'isSubmitted');
    }),
    call: 'listCouncils',
    file: 'contract/schemas/councils/CouncilSummary.yaml',
  },
  {
    name: 'renames a field of one thing',
    spoil: data(/^\/impact\/[0-9a-f-]{36}$/, (impact) => rename(impact, 'verifiedBy', 'approvedBy')),
    call: 'getImpact',
    file: 'contract/schemas/impacts/Impact.yaml',
  },
  {
    name: 'drops the meta of a list',
    spoil: data(/^\/impact(\?|$)/, (list) => delete list.meta),
    call: 'listImpacts',
    file: 'contract/schemas/impacts/ImpactList.yaml',
  },
  {
    name: 'drops one entry of the meta',
    spoil: data(/^\/council\/names/, ({ meta }) => delete meta.totalIsExact),
    call: 'listCouncilNames',
    file: PAGE_META,
  },
  {
    name: 'answers a list without the second data',
    spoil: data(/^\/sdg$/, (list) => rename(list, 'data', 'rows')),
    call: 'listGoals',
    file: 'contract/schemas/goals/GoalList.yaml',
  },
  {
    name: 'answers 200 for 202',
    spoil: answers('POST', /^\/login$/, (returning) => {
      if (returning.status === 202) returning.status = 200;
    }),
    call: 'logIn',
    file: LOGIN,
    as: ['unverified'],
  },
  {
    name: 'repeats another status in the body',
    spoil: answers('GET', /^\/stats$/, ({ json }) => {
      json.status = 201;
    }),
    call: 'getCommunityStats',
    file: 'contract/schemas/community/CommunityStatsEnvelope.yaml',
  },
  {
    name: 'forgets a role',
    spoil: admitting(/^\/audit/, 'role_forbidden'),
    call: 'listAuditLog',
    file: 'contract/paths/community/audit.yaml',
    as: ['member'],
  },
  {
    name: 'forgets to ask for a token',
    spoil: admitting(/^\/users\/view$/, 'token_missing'),
    call: 'getCurrentUser',
    file: 'contract/paths/users/users-view.yaml',
  },
  {
    name: 'lets an unverified address in',
    spoil: admitting(/^\/general\/notification/, 'mail_unverified'),
    call: 'listNotifications',
    file: 'contract/paths/notifications/notification.yaml',
    as: ['unverified'],
  },
  {
    name: 'lets an incomplete profile in',
    spoil: admitting(/^\/feed/, 'profile_incomplete'),
    call: 'getFeed',
    file: 'contract/paths/following/feed.yaml',
    as: ['incomplete'],
  },
  {
    name: 'says “Invalid token”',
    spoil: answers('GET', /^\/users\/view$/, ({ json }) => {
      if (json.message === 'Token Invalid') json.message = 'Invalid token';
    }),
    call: 'getCurrentUser',
    file: 'contract/paths/users/users-view.yaml',
  },
  {
    name: 'says nothing of an expired token',
    spoil: answers('GET', /^\/users\/view$/, ({ json }) => {
      if (json.message === 'Token Expired') json.message = 'Token Invalid';
    }),
    call: 'getCurrentUser',
    file: 'contract/paths/users/users-view.yaml',
  },
  {
    name: 'has a code of its own',
    spoil: answers('GET', /^\/impact\//, ({ json }) => {
      if (json.code === 'not_found') json.code = 'missing';
    }),
    call: 'getImpact',
    file: 'contract/schemas/envelope/FailureCode.yaml',
  },
  {
    name: 'answers with nothing where there is nothing',
    spoil: admitting(/^\/council\//, 'not_found'),
    call: 'getCouncil',
    file: 'contract/paths/councils/council-id.yaml',
  },
  {
    name: 'answers 400 for 422',
    spoil: answers('GET', /^\/news\/publicNews/, (returning) => {
      if (returning.status === 422) returning.status = 400;
    }),
    call: 'getPublicNews',
    file: 'contract/paths/news/public-news.yaml',
  },
  {
    name: 'names no fields in a 422',
    spoil: answers('POST', /^\/password\/forget/, ({ json }) => delete json.errors),
    call: 'forgotPassword',
    file: 'contract/schemas/auth/ForgotPasswordInput.yaml',
  },
  {
    name: 'answers the errors of a 422 by field',
    spoil: answers('POST', /^\/password\/strength/, ({ status, json }) => {
      if (status === 422) json.errors = { password: ['Too long.'] };
    }),
    call: 'judgePassword',
    file: 'contract/schemas/envelope/Failure.yaml',
  },
  {
    name: 'names the wrong field in a 422',
    spoil: answers('POST', /^\/invite-mail/, ({ status, json }) => {
      if (status === 422) json.errors = [{ field: 'address', message: 'Enter an address.' }];
    }),
    call: 'inviteByMail',
    file: 'contract/schemas/auth/InviteMailInput.yaml',
    as: ['member'],
  },
  {
    name: 'ignores the size of pages',
    spoil: ignoring(/^\/opportunity\?/, 'page_size'),
    call: 'listOpportunities',
    file: PAGE_META,
  },
  {
    name: 'ignores cursors',
    spoil: ignoring(/^\/users\/leaderboard\/list/, 'cursor'),
    call: 'listLeaderboard',
    file: 'contract/paths/users/leaderboard-list.yaml',
  },
  {
    name: 'counts from page zero',
    spoil: data(/^\/partners/, ({ meta }) => {
      meta.page -= 1;
    }),
    call: 'listPartners',
    file: PAGE_META,
  },
  {
    name: 'tells the pages of another size',
    spoil: data(/^\/media\/users\?/, ({ meta }) => {
      meta.totalPages = 1;
    }),
    call: 'listGallery',
    file: PAGE_META,
  },
  {
    name: 'goes on after the last page',
    spoil: data(/^\/opportunity-type/, ({ meta }) => {
      meta.nextCursor ??= 'more';
    }),
    call: 'listOpportunityTypes',
    file: PAGE_META,
  },
  {
    name: 'forgets anti-forgery',
    spoil: answers('POST', /^\/like/, (returning) => {
      if (returning.json.code !== 'anti_forgery') return;
      returning.status = 200;
      returning.json = { status: 200, message: 'Liked.', data: null };
    }),
    call: 'likeImpact',
    file: 'contract/paths/impacts/like.yaml',
    as: ['member'],
  },
  {
    name: 'sets no anti-forgery cookie',
    spoil: answers('POST', /^\/login/, (returning) => {
      returning.cookies = returning.cookies.filter((line) => !line.startsWith('XSRF-TOKEN='));
    }),
    call: 'logIn',
    file: LOGIN,
    as: [],
  },
  {
    name: 'answers HTML',
    spoil: answers('GET', /^\/stats\/week/, (returning) => {
      returning.type = 'text/html';
    }),
    call: 'getThisWeek',
    file: 'contract/paths/community/stats-week.yaml',
  },
  {
    name: 'answers times as numbers',
    spoil: data(/^\/news\/publicNews/, ({ news }) => {
      for (const article of news) article.date = Date.parse(article.date);
    }),
    call: 'getPublicNews',
    file: 'contract/schemas/news/NewsSummary.yaml',
  },
  {
    name: 'answers numbers as texts',
    spoil: data(/^\/users\/leaderboard\/list/, ({ data: rows }) => {
      for (const row of rows) row.points = String(row.points);
    }),
    call: 'listLeaderboard',
    file: 'contract/schemas/users/LeaderboardRow.yaml',
  },
  {
    name: 'shows more than the contract has',
    spoil: data(/^\/users\/view$/, (user) => {
      user.passwordHash = '$argon2id$';
    }),
    call: 'getCurrentUser',
    file: 'contract/schemas/users/CurrentUser.yaml',
    as: ['member'],
  },
  {
    name: 'has a role of its own',
    spoil: data(/^\/users\/view$/, (user) => {
      user.role = 'Moderator';
    }),
    call: 'getCurrentUser',
    file: 'contract/schemas/values/Role.yaml',
    as: ['member'],
  },
  {
    name: 'words a refused login differently',
    spoil: answers('POST', /^\/login/, ({ json }) => {
      if (json.message?.password) json.message.password = 'The password you entered is incorrect.';
    }),
    call: 'logIn',
    file: 'contract/schemas/auth/LogInFailureFields.yaml',
    as: ['member'],
  },
  {
    name: 'ignores a filter',
    spoil: ignoring(/^\/council\?/, 'isApproved'),
    call: 'listCouncils',
    file: 'contract/paths/councils/council.yaml',
    as: ['admin'],
  },
  {
    name: 'ignores an order',
    spoil: ignoring(/^\/impact\?/, 'sort'),
    call: 'listImpacts',
    file: 'contract/paths/impacts/impact.yaml',
  },
  {
    name: 'gives equal points different ranks',
    spoil: data(/^\/users\/leaderboard\/list/, ({ data: rows }) => {
      rows.forEach((row: Json, index: number) => {
        row.rank = index + 2;
      });
    }),
    call: 'listLeaderboard',
    file: 'contract/schemas/users/LeaderboardRow.yaml',
  },
  {
    name: 'shows visitors what isn’t verified',
    spoil: data(/^\/impact(\?|$)/, ({ data: rows }) => {
      if (rows[0]) rows[0].isVerified = null;
    }),
    call: 'listImpacts',
    file: 'contract/paths/impacts/impact.yaml',
  },
  {
    name: 'takes a misspelt field spelt right',
    spoil: {
      asked: (passing) => {
        if (passing.path === '/user-opportunity-fav')
          passing.body = passing.body.replace('opportunityId', 'opportnityId');
      },
    },
    call: 'addFavourite',
    file: 'contract/schemas/opportunities/FavouriteInput.yaml',
    as: ['admin', 'member', 'partner'],
    writes: true,
  },
  {
    name: 'words a verification differently',
    spoil: answers('PUT', /^\/opportunity-verifcation/, ({ json }) => {
      if (json.status === 200) json.message = 'Opportunity verified.';
    }),
    call: 'verifyOpportunity',
    file: 'contract/paths/opportunities/opportunity-verifcation-id.yaml',
    as: ['admin', 'member', 'partner'],
    writes: true,
  },
  {
    name: 'answers 200 for 201',
    spoil: answers('POST', /^\/council$/, (returning) => {
      if (returning.status === 201) returning.status = 200;
    }),
    call: 'createCouncil',
    file: 'contract/paths/councils/council.yaml',
    as: ['admin', 'member', 'judge'],
    writes: true,
  },
  {
    name: 'lets a decision be made twice',
    spoil: answers('PUT', /^\/council\/verify/, (returning) => {
      if (returning.status === 409) returning.status = 200;
    }),
    call: 'decideCouncil',
    file: 'contract/paths/councils/council-verify.yaml',
    as: ['admin', 'member', 'judge'],
    writes: true,
  },
];
