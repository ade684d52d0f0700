/** `npm run mock -- --port 4010` serves the contract's examples, and remembers what it's sent until it ends. */
import { parseArgs } from 'node:util';
import { failWithUsage } from '../refuse-arguments.ts';
import { MOCK_ACCOUNTS, MOCK_PASSWORD } from './callers.ts';
import { startMock } from './start-mock.ts';

const USAGE = 'npm run mock -- [--port 4010]\n';
const DEFAULT_PORT = '4010';

function readPort(): number {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } });
    const port = Number(values.port);
    return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : failWithUsage(USAGE);
  } catch {
    return failWithUsage(USAGE);
  }
}

const { origin } = await startMock(readPort());
const people = MOCK_ACCOUNTS.map(({ email }) => `  ${email}`).join('\n');
process.stdout.write(
  `The contract's examples are served at ${origin}/api\n\nLog in with the password ${MOCK_PASSWORD} as\n${people}\n\nCtrl-C stops it.\n`,
);
