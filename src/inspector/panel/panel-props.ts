import type { DrawnFlow } from '../drawn-flows.ts';

export interface PanelProps {
  flow: DrawnFlow;
  onSelect: (id: string | null) => void;
}
