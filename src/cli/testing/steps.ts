/** The steps of `npm run validate` and `npm test`. */

export interface Step {
  /** A script in package.json, whose name is also the step's. */
  script: string;
  description: string;
  /** The number of cores that the step keeps busy. */
  cores: 1 | 2;
  /** Scripts of the steps that have to pass before this one, if they're run at all. */
  after?: string[];
  /** Arguments that make a test runner write a report to the path. */
  report?: (path: string) => string[];
  /** True if only `--full` runs it: CONTRIBUTING says why. */
  onlyInFull?: boolean;
}

export const vitestReport = (path: string) => [
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tests/support/times-reporter.ts',
  `--outputFile.json=${path}`,
];

/** Long checks come first, so that short ones fill the gaps beside them. */
export const CHECKS: Step[] = [
  { script: 'check:types', description: 'types', cores: 1 },
  { script: 'check:weight', description: 'the build, and the weight of the first page', cores: 1 },
  { script: 'test:prepare', description: 'data for the browser tests', cores: 1 },
  { script: 'check:architecture', description: 'import rules between folders', cores: 1 },
  { script: 'check:lint', description: 'lint and format', cores: 1 },
  {
    script: 'check:generated',
    description: 'the contract is valid, and generated/ matches it, the schema and the code',
    cores: 1,
  },
  { script: 'check:words', description: 'texts are translated and complete, without retired words', cores: 1 },
  { script: 'check:dead-code', description: 'nothing unused', cores: 1 },
  { script: 'check:version', description: 'no breaking change without a new version', cores: 1 },
];

export const TESTS: Step[] = [
  { script: 'test:unit', description: 'unit and HTTP tests', cores: 2, report: vitestReport },
  {
    script: 'test:embedded',
    description: 'every HTTP test on the embedded database',
    cores: 2,
    report: vitestReport,
    onlyInFull: true,
  },
  { script: 'test:faults', description: 'faults on both databases', cores: 2, report: vitestReport },
  {
    script: 'test:e2e-embedded',
    description: 'every browser test on the embedded database',
    cores: 2,
    after: ['check:weight', 'test:prepare'],
    report: () => [],
    onlyInFull: true,
  },
  // Playwright's configuration says where its report goes. Tests build an out-of-date page too, hence after the build.
  {
    script: 'test:e2e',
    description: 'browser tests',
    cores: 2,
    after: ['check:weight', 'test:prepare'],
    report: () => [],
  },
  {
    script: 'check:flows',
    description: 'every transition is covered by a browser test',
    cores: 1,
    after: ['test:e2e'],
    onlyInFull: true,
  },
];
