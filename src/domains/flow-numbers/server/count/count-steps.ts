/** Counts the steps of lifecycles that calls and jobs take. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { AnyMachineSnapshot, AnyTransitionDefinition, StateNode } from 'xstate';
import { languageAccepted } from '#platform/server/http/pages/request-language.ts';
import { type LifecycleStep, watchSteps } from '#platform/shared/lifecycle-step.ts';
import { ENTERED, LEFT } from '../../stays.ts';
import { type FlowCounter, RELEASE } from './flow-counter.ts';
import { refusesCounting } from './refuses-counting.ts';

interface Taking {
  counter: FlowCounter;
  /** Counted once the request has succeeded: a transaction that is rolled back takes none. */
  steps: LifecycleStep[];
}

const taking = new AsyncLocalStorage<Taking>();

declare module 'fastify' {
  interface FastifyRequest {
    taking: Taking | null;
  }
}

/** Until the server stops. The server doesn't know what devices its calls come from. */
export function countSteps(app: FastifyInstance, counter: FlowCounter): void {
  const count = (step: LifecycleStep, language: string) =>
    counter.count(countedStep(step), { language, device: '', release: RELEASE });
  app.decorateRequest('taking', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.taking = { counter, steps: [] };
    taking.run(request.taking, done);
  });
  // Parsing a body loses the async context.
  app.addHook('preValidation', (request, _reply, done) => taking.run(request.taking ?? { counter, steps: [] }, done));
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400 || refusesCounting(request)) return;
    for (const step of request.taking?.steps ?? []) count(step, languageAccepted(request));
  });
  const stopWatching = watchSteps((step) => {
    const now = taking.getStore();
    if (!now) count(step, '');
    // A process may have several servers.
    else if (now.counter === counter) now.steps.push(step);
  });
  app.addHook('onClose', async () => stopWatching());
}

function countedStep({ machine, before, event, after }: LifecycleStep) {
  const [was, is] = [innermost(before), innermost(after)];
  return {
    machine: machine.id,
    transitions: (machine.getTransitionData(before, event) as AnyTransitionDefinition[]).flatMap(countedTransitions),
    stays: [
      ...[...was].filter((state) => !is.has(state)).map((state) => ({ state, bucket: LEFT, count: 1 })),
      ...[...is].filter((state) => !was.has(state)).map((state) => ({ state, bucket: ENTERED, count: 1 })),
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

const innermost = ({ _nodes }: AnyMachineSnapshot): Set<string> =>
  new Set(_nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(pathOf));

const pathOf = ({ path }: Pick<StateNode, 'path'>): string => path.join('.');
