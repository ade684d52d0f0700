import type { Role } from '../../../generated/types.gen.ts';

/** Who looks at a page, as far as the page needs to know. */
export interface Viewer {
  id: string;
  role: Role;
}
