/** The parts of a council's page, as they stand in its address. */
import type { Council } from '../../../../../generated/types.gen.ts';
import { readChoice } from '../../../../platform/browser/address-values.ts';
import type { Viewer } from '../../../../platform/browser/viewer.ts';
import { can } from '../../lifecycle.ts';

export type CouncilPart = 'about' | 'members' | 'resources' | 'requests';

export const PART_NAMES: Record<CouncilPart, string> = {
  about: 'About',
  members: 'Members',
  resources: 'Resources',
  requests: 'Requests',
};

/** What this reader finds of it. A council that is not approved has nothing but what it is about. */
export function partsFor(council: Council, viewer: Viewer | null): CouncilPart[] {
  if (!can(council, { type: 'resource.shared' })) return ['about'];
  const isInside = council.standing === 'owner' || council.standing === 'member' || viewer?.role === 'Admin';
  return [
    'about',
    'members',
    ...(isInside ? (['resources'] as const) : []),
    ...(council.standing === 'owner' ? (['requests'] as const) : []),
  ];
}

export const readPart = (params: URLSearchParams, parts: readonly CouncilPart[]): CouncilPart =>
  readChoice(params, 'part', parts) ?? 'about';

/** Where members are removed, and the council is handed over to one of them. */
export const MANAGE_SEARCH = '?part=members&manage=yes';

export const partSearch = (part: CouncilPart): string => (part === 'about' ? '' : `?part=${part}`);
