/** Counts the steps of lifecycles that calls and jobs take. */
import type { FastifyInstance } from 'fastify';
import type { AnyTransitionDefinition } from 'xstate';
import { languageAccepted } from '#platform/server/http/pages/request-language.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { keepSteps } from '#platform/server/steps/kept-steps.ts';
import type { LifecycleStep } from '#platform/shared/lifecycle-step.ts';
import { innermostStates, pathOf } from '../../counted-states.ts';
import { ENTERED, LEFT } from '../../stays.ts';
import { type FlowCounter, RELEASE } from './flow-counter.ts';
import { refusesCounting } from './refuses-counting.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counted once it has succeeded. */
    steps: LifecycleStep[] | null;
  }
}

/** The server doesn't know what devices its calls come from. */
export function countSteps(app: FastifyInstance, jobs: Pick<Jobs, 'onSteps'>, counter: FlowCounter): void {
  const count = (steps: readonly LifecycleStep[], language: string) => {
    for (const step of steps) counter.count(countedStep(step), { language, device: '', release: RELEASE });
  };
  app.decorateRequest('steps', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.steps = [];
    keepSteps(request.steps, done);
  });
  // Parsing a body loses the async context.
  app.addHook('preValidation', (request, _reply, done) => keepSteps(request.steps ?? [], done));
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400 || refusesCounting(request)) return;
    count(request.steps ?? [], languageAccepted(request));
  });
  jobs.onSteps((steps) => count(steps, ''));
}

function countedStep({ machine, before, event, after }: LifecycleStep) {
  const [was, is] = [innermostStates(before), innermostStates(after)];
  return {
    machine: machine.id,
    transitions: (machine.getTransitionData(before, event) as AnyTransitionDefinition[]).flatMap(countedTransitions),
    stays: [
      ...was.filter((state) => !is.includes(state)).map((state) => ({ state, bucket: LEFT, count: 1 })),
      ...is.filter((state) => !was.includes(state)).map((state) => ({ state, bucket: ENTERED, count: 1 })),
    ],
  };
}

const countedTransitions = ({ source, eventType, target }: AnyTransitionDefinition) =>
  (target ?? [source]).map((reached) => ({
    from: pathOf(source),
    event: eventType,
    to: pathOf(reached),
    outcome: '',
    count: 1,
  }));
