/** The tabs of a council's page, by address. */
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readChoice } from '#platform/browser/forms/address-values.ts';
import type { Viewer } from '#platform/browser/session/viewer.ts';
import { can } from '../../lifecycle.ts';
import type { CouncilPart } from '../../model.ts';

export const PART_NAMES: Record<CouncilPart, string> = {
  about: say('councils.parts.about'),
  members: say('councils.parts.members'),
  resources: say('councils.parts.resources'),
  requests: say('councils.parts.requests'),
};

/** The tabs this reader sees. Before approval there is only the first. */
export function partsFor(council: Council, viewer: Viewer | null): CouncilPart[] {
  if (!can(council, { type: 'resource.shared' })) return ['about'];
  const isMemberOrAdmin = council.standing === 'owner' || council.standing === 'member' || viewer?.role === 'Admin';
  return [
    'about',
    'members',
    ...(isMemberOrAdmin ? (['resources'] as const) : []),
    ...(council.standing === 'owner' ? (['requests'] as const) : []),
  ];
}

export const readPart = (params: URLSearchParams, parts: readonly CouncilPart[]): CouncilPart =>
  readChoice(params, 'part', parts) ?? 'about';

/** Managing members: removing them and transferring the council. */
export const MANAGE_SEARCH = '?part=members&manage=yes';
