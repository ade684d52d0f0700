import { say } from '#languages/say.ts';
import type { Chart, ChartTransition } from '../graph/chart.ts';

/** What happens, with its condition. */
export const arrowName = ({ name, condition }: Pick<ChartTransition, 'name' | 'condition'>): string =>
  condition === null ? name : say('inspector.content.withCondition', { name, condition });

export const stateName = (chart: Chart, id: string): string => chart.states.get(id)?.name ?? id;
