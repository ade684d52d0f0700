/** The product's flows, as described and laid out when the code was generated. */
import { flowRecords } from '#generated/flows.gen.ts';
import { type FlowRecord, isFlowRecord } from './flow-record.ts';
import { buildChart } from './graph/build-chart.ts';
import type { Chart } from './graph/chart.ts';

export interface DrawnFlow extends FlowRecord {
  chart: Chart;
}

export const FLOWS: readonly DrawnFlow[] = flowRecords.filter(isFlowRecord).map((record) => ({
  ...record,
  chart: buildChart(record.definition),
}));

export const findFlow = (id: string | null): DrawnFlow | null => FLOWS.find((flow) => flow.id === id) ?? null;
