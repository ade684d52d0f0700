import type { AreasOff } from '#generated/types.gen.ts';
import { type PageSettings, readPageSettings } from '#platform/browser/page/page-settings.ts';

/** Lets the page of the admin who changed the areas follow at once; other pages do when they are loaded. */
export function followAreas(areasOff: AreasOff): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="page-settings"]');
  if (meta) meta.content = JSON.stringify({ ...readPageSettings(), areasOff } satisfies PageSettings);
}
