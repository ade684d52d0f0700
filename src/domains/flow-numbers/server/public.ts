/** What src/app and src/demo may use of flow numbers; everything else here is private. */
export { addSums } from './count/add-sums.repository.ts';
export { createAddressShares } from './count/address-shares.ts';
export { countSteps } from './count/count-steps.ts';
export type { CountedStay, CountedTransition } from './count/counted.ts';
export { createFlowCounter, type FlowCounter, RELEASE } from './count/flow-counter.ts';
export { createFlowSums, type FlowSums } from './count/flow-sums.ts';
export { registerFlowNumberJobs } from './jobs.ts';
