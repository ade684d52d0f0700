/** The domain’s calls. */
import { countFlow } from './count/count-flow.ts';
import { getFlowMachines } from './show/get-flow-machines.ts';
import { getFlowNumbers } from './show/get-flow-numbers.ts';

export const flowNumberCalls = { countFlow, getFlowNumbers, getFlowMachines };
