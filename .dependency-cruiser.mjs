/** Defines which code may import which. Rules are patterns, so that they apply to a new domain from its first file. */

const SERVER_SIDE = '^src/((domains/[^/]+|platform|app)/server/|cli/|demo/)';
const BROWSER_SIDE = '^src/(domains/[^/]+/(web|flows)/|platform/browser/|app/web/|inspector/|ui/(?!shared/))';
/** The calls of a domain, their rate limits, and the topics that their answers show. */
const CALLS = '/server/calls[.]ts$';
const LIMITS = '/server/limits[.]ts$';
const TOPICS = '/server/topics[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: { pathNot: '^generated/client/' },
      to: { circular: true },
    },
    {
      name: 'browser-imports-no-server',
      comment: 'What runs in the browser never ships server code.',
      severity: 'error',
      from: { path: BROWSER_SIDE },
      to: { path: SERVER_SIDE },
    },
    {
      name: 'server-imports-no-browser',
      severity: 'error',
      from: { path: SERVER_SIDE },
      to: { path: BROWSER_SIDE },
    },
    {
      name: 'both-sides-import-neither',
      comment:
        'What runs on both sides would otherwise lead from one to the other. With the two rules above, no number of steps does.',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: [SERVER_SIDE, BROWSER_SIDE] },
      to: { path: [SERVER_SIDE, BROWSER_SIDE] },
    },
    {
      name: 'both-sides-stay-pure',
      comment:
        "What lies at a domain's root runs on both sides, and its flows without React: no framework, no input, no output.",
      severity: 'error',
      from: { path: '^src/domains/[^/]+/(flows/|[a-z-]+\\.ts$)' },
      to: {
        path: '^(node:|fs$|http$|net$)|node_modules/(react|react-dom|react-router-dom|fastify|kysely|pg)/|/web/|/server/',
      },
    },
    {
      name: 'web-imports-no-other-domains-web',
      comment: 'Two domains meet on a page in src/app.',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/web/' },
      to: { path: '^src/domains/[^/]+/web/', pathNot: '^src/domains/$1/web/' },
    },
    {
      name: 'server-crosses-by-public',
      comment: "Another domain's server is reached through its server/public.ts alone.",
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/' },
      to: {
        path: '^src/domains/[^/]+/server/',
        pathNot: ['^src/domains/$1/server/', '/server/public\\.ts$'],
      },
    },
    {
      name: 'app-knows-what-is-public',
      comment:
        "src/app/server/domains.ts, limits.ts and topics.ts register each domain's calls, limits and topics. The rest goes through public.ts.",
      severity: 'error',
      from: { path: '^src/(app|cli|demo|inspector)/', pathNot: '^src/app/server/(domains|limits|topics)\\.ts$' },
      to: { path: '^src/domains/[^/]+/server/', pathNot: '/server/public\\.ts$' },
    },
    {
      name: 'composition-takes-calls-and-limits',
      comment:
        "src/app/server/domains.ts, limits.ts and topics.ts register each domain's calls, limits and topics. The rest goes through public.ts.",
      severity: 'error',
      from: { path: '^src/app/server/(domains|limits|topics)\\.ts$' },
      to: {
        path: '^src/domains/[^/]+/server/',
        pathNot: ['/server/public\\.ts$', CALLS, LIMITS, TOPICS],
      },
    },
    {
      name: 'public-holds-no-calls',
      comment: 'What other domains may use answers no calls: it would draw all of them in, with what they need.',
      severity: 'error',
      from: { path: '^src/domains/[^/]+/server/public\\.ts$' },
      to: { path: CALLS },
    },
    {
      name: 'generated-imports-nothing-of-src',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^src/' },
    },
    {
      name: 'platform-and-ui-know-no-domain',
      severity: 'error',
      from: { path: '^src/(platform|ui)/' },
      to: { path: '^src/(domains|app|cli|demo|inspector)/' },
    },
    {
      name: 'ui-stands-alone',
      comment: 'The design system imports nothing of the product but its texts, and nothing of its contract.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src/(?!(ui|languages)/)|generated/)' },
    },
    {
      name: 'domains-know-no-app',
      severity: 'error',
      from: { path: '^src/domains/' },
      to: { path: '^src/(app|cli|demo|inspector)/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      comment: 'An installation without development packages runs the server.',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
