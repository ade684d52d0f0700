import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { OperationNeeds } from '../needs.ts';
import { presentHealth } from './present-health.ts';

export const getHealth: Call<'getHealth', OperationNeeds> = async (needs) =>
  ok('Health found.', await presentHealth(needs));
