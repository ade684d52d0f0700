import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '../../../../../generated/types.gen.ts';
import { changeKnown, readAgain } from '../known-opportunities.ts';

/** Shows the own application as the server answered, wherever it stands, and has the seats read again. */
export function takeApplication(queryClient: QueryClient, opportunityId: string, answer: Application | null): void {
  if (answer) {
    changeKnown(queryClient, opportunityId, { application: answer });
  }
  readAgain(queryClient, opportunityId);
}
