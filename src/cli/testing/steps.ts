/** What `npm run validate` and `npm test` run. */

export interface Step {
  /** In package.json; the step goes by its name. */
  script: string;
  says: string;
  /** How many it keeps busy. */
  cores: 1 | 2;
  /** Steps that have to pass first, where they run at all. */
  after?: string[];
  /** Arguments that make a test runner leave a report at the path. */
  report?: (path: string) => string[];
  /** Left out by day: CONTRIBUTING says why. */
  onlyInFull?: boolean;
}

export const vitestReport = (path: string) => [
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tests/support/times-reporter.ts',
  `--outputFile.json=${path}`,
];

/** The long ones first, so that the short ones fill the gaps beside them. */
export const CHECKS: Step[] = [
  { script: 'check:types', says: 'types', cores: 1 },
  { script: 'check:weight', says: 'the build, and the weight of the first page', cores: 1 },
  { script: 'test:prepare', says: 'data for the browser tests', cores: 1 },
  { script: 'check:architecture', says: 'import rules between folders', cores: 1 },
  { script: 'check:lint', says: 'lint and format', cores: 1 },
  { script: 'check:generated', says: 'the contract is valid, and generated/ matches it and the migrations', cores: 1 },
  { script: 'check:words', says: 'no retired words in texts and comments', cores: 1 },
  { script: 'check:dead-code', says: 'nothing unused', cores: 1 },
  { script: 'check:version', says: 'no breaking change without a new version', cores: 1 },
];

export const TESTS: Step[] = [
  { script: 'test:unit', says: 'unit and HTTP tests', cores: 2, report: vitestReport },
  {
    script: 'test:embedded',
    says: 'every HTTP test on the embedded database',
    cores: 2,
    report: vitestReport,
    onlyInFull: true,
  },
  { script: 'test:faults', says: 'faults on both databases', cores: 2, report: vitestReport },
  {
    script: 'test:e2e-embedded',
    says: 'every browser test on the embedded database',
    cores: 2,
    after: ['check:weight', 'test:prepare'],
    report: () => [],
    onlyInFull: true,
  },
  // Playwright's report goes where its configuration says. Both build the page when it is out of date: one at a time.
  { script: 'test:e2e', says: 'browser tests', cores: 2, after: ['check:weight', 'test:prepare'], report: () => [] },
  {
    script: 'check:flows',
    says: 'every transition is covered by a browser test',
    cores: 1,
    after: ['test:e2e'],
    onlyInFull: true,
  },
];
