/**
 * A step of `npm run generate`: describes and lays out every machine, in `generated/flows.gen.ts`, and lists what can be
 * counted of each, in `generated/known-flows.gen.ts`.
 */
import { writeFileSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import contract from '#generated/openapi.json' with { type: 'json' };
import type { FlowRecord } from '../flow-record.ts';
import { buildChart } from '../graph/build-chart.ts';
import { describeMachine } from '../graph/definition.ts';
import type { ContractCall } from '../layout/content.ts';
import { placeChart } from '../layout/place-chart.ts';
import { callsOf } from './calls.ts';
import type { Flow } from './flow.ts';
import { knownFlowOf } from './known-flow.ts';
import { FLOWS } from './machines.ts';

const FOLDER = process.env['GENERATED_DIR'] ?? './generated';
const BY = '/** Written by `npm run generate` from src/inspector/flows. */';

const elk = new ELK();
const records: FlowRecord[] = [];
for (const flow of FLOWS) records.push(await recordOf(flow));
const lines = records.map((record) => `  ${JSON.stringify(record)},\n`).join('');
writeFileSync(`${FOLDER}/flows.gen.ts`, `${BY}\nexport const flowRecords: readonly unknown[] = [\n${lines}];\n`);

const known = FLOWS.map(({ machine, runsOn }) => {
  const { isOnPage, transitions, states } = knownFlowOf(buildChart(describeMachine(machine)), runsOn);
  return `  ${JSON.stringify(machine.id)}: ${JSON.stringify({ isOnPage, transitions, states })},\n`;
});
writeFileSync(
  `${FOLDER}/known-flows.gen.ts`,
  `${BY}\nexport const knownFlows: Readonly<\n  Record<string, { isOnPage: boolean; transitions: readonly string[]; states: readonly string[] }>\n> = {\n${known.join('')}};\n`,
);

async function recordOf({ name, runsOn, machine }: Flow): Promise<FlowRecord> {
  const definition = describeMachine(machine);
  const chart = buildChart(definition, name);
  const callsByActor = Object.fromEntries(
    Object.entries(callsOf(definition.id)).map(([actor, ids]) => [actor, ids.map(callOf)]),
  );
  const layout = await placeChart(elk, chart, callsByActor);
  return { id: definition.id, runsOn, definition, calls: callsByActor, layout };
}

/** @throws if the contract has no such call. */
function callOf(operationId: string): ContractCall {
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!('operationId' in operation) || operation.operationId !== operationId) continue;
      const statuses = Object.keys(operation.responses).map(Number).filter(Number.isInteger);
      return { operationId, method: method.toUpperCase(), path, summary: operation.summary, statuses };
    }
  }
  throw new Error(`The contract has no call ${operationId}`);
}
