import type { Role } from '#generated/types.gen.ts';

/** What a page needs to know about the person viewing it. */
export interface Viewer {
  id: string;
  role: Role;
}
