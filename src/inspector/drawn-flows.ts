/** The product's flows, in the reader's language, as described and laid out by `npm run generate`. */
import { flowRecords } from '#generated/flows.gen.ts';
import { type FlowRecord, isFlowRecord } from './flow-record.ts';
import { translateChart } from './flows/descriptions.ts';
import { FLOW_AREAS } from './flows/flow.ts';
import { FLOWS as KNOWN } from './flows/machines.ts';
import { buildChart } from './graph/build-chart.ts';
import type { Chart } from './graph/chart.ts';

export interface DrawnFlow extends FlowRecord {
  name: string;
  area: string;
  /** How to reach the screen where it happens. */
  way: string;
  chart: Chart;
}

export const FLOWS: readonly DrawnFlow[] = KNOWN.flatMap(({ name, area, way, machine }) => {
  const record = flowRecords.filter(isFlowRecord).find(({ id }) => id === machine.id);
  if (!record) return [];
  return { ...record, name, area: FLOW_AREAS[area], way, chart: translateChart(buildChart(record.definition, name)) };
});

export const findFlow = (id: string | null): DrawnFlow | null => FLOWS.find((flow) => flow.id === id) ?? null;

/** Whether the server stores its state and takes its steps; pages only offer them. */
export const isStored = ({ runsOn }: Pick<DrawnFlow, 'runsOn'>): boolean => runsOn === 'item' || runsOn === 'server';
