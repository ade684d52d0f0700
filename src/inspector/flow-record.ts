import type { Flow } from './flows/flow.ts';
import { isRecord, type MachineDefinition } from './graph/definition.ts';
import type { CallsByActor } from './layout/content.ts';
import type { ChartLayout } from './layout/layout.ts';

/** A flow of the product as stored in `generated/flows.gen.ts`. */
export interface FlowRecord {
  id: string;
  runsOn: Flow['runsOn'];
  /** In English, like the layout. */
  definition: MachineDefinition;
  calls: CallsByActor;
  layout: ChartLayout;
}

/** A shallow check that mainly adds the type: our own generator writes the records, and a test reads them back. */
export const isFlowRecord = (value: unknown): value is FlowRecord =>
  isRecord(value) && typeof value['id'] === 'string' && isRecord(value['definition']) && isRecord(value['layout']);
