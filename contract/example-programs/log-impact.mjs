// Logs an impact. The token needs the scope impacts:write.
// GROUNDSWELL_URL=https://… GROUNDSWELL_TOKEN=gsw_… node log-impact.mjs 'Clean-up' 2026-05-02 14 'Forty bags' 'How it went'
import { createGroundswell, createImpact, GroundswellError, listImpactEventTypes } from 'groundswell-client';

const { GROUNDSWELL_URL: url, GROUNDSWELL_TOKEN: token } = process.env;
const [kind, startDate, goals, title, description] = process.argv.slice(2);
const groundswell = createGroundswell({ url, token });
const { data: kinds } = await listImpactEventTypes(groundswell);
const eventType = kinds.data.find(({ name }) => name === kind)?.id;
if (!eventType) throw new Error(`The kind is one of: ${kinds.data.map(({ name }) => name).join(', ')}`);
const sdgs = goals.split(',').map(Number);
const body = { title, description, eventType, sdgs, startDate, impactYear: Number(startDate.slice(0, 4)) };
try {
  const { data: impact } = await createImpact(groundswell, { body });
  console.log(`Logged ${impact.title}, which is pending: ${new URL(`/impacts/${impact.id}`, url)}`);
} catch (error) {
  if (!(error instanceof GroundswellError)) throw error;
  console.error([error.message, ...error.errors.map(({ field, message }) => `${field}: ${message}`)].join('\n'));
  process.exitCode = 1;
}
