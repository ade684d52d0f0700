import type { DrawnFlow } from '../flows.ts';

export interface PanelProps {
  flow: DrawnFlow;
  onSelect: (id: string | null) => void;
}
