/** What the mock is made of, and what it remembers. */
import type { Sessions } from './callers.ts';
import type { Memory } from './memory.ts';
import type { Schemas } from './schemas.ts';

export interface State {
  schemas: Schemas;
  sessions: Sessions;
  memory: Memory;
}
