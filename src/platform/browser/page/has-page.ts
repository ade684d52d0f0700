import { areaOfPath } from '#platform/shared/areas.ts';
import { hasArea } from './page-settings.ts';

/** Whether the community has the area that this page belongs to, which may be none. */
export function hasPage(address: string): boolean {
  const area = areaOfPath(address);
  return area === null || hasArea(area);
}
