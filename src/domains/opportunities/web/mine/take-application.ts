import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '#generated/types.gen.ts';
import { changeKnown, readAgain } from '../known-opportunities.ts';

/** Puts the server's answer into every cached copy and refetches the places left. */
export function takeApplication(queryClient: QueryClient, opportunityId: string, answer: Application | null): void {
  if (answer) {
    changeKnown(queryClient, opportunityId, { application: answer });
  }
  readAgain(queryClient, opportunityId);
}
