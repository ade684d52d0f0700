import type { Colours, CommunitySettings } from '#generated/types.gen.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { MARK_STYLE, smallMarkAddresses } from '#platform/shared/look-addresses.ts';

/** Lets the page of the admin who changed settings follow at once; other pages do when they are loaded. */
export function followSettings({
  areasOff,
  homeSectionsOff,
  goalsOff,
  countsFlows,
  points,
  timeZone,
  imprint,
  colours,
  mark,
}: CommunitySettings): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="page-settings"]');
  if (meta) {
    meta.content = JSON.stringify({
      ...readPageSettings(),
      areasOff,
      homeSectionsOff,
      goalsOff,
      pointsRule: points,
      // JSON leaves out what is undefined.
      timeZone: timeZone ?? undefined,
      // When it's on again, pages know the release to count once they're reloaded.
      ...(!countsFlows && { countedRelease: undefined }),
      mark: mark ? smallMarkAddresses(mark) : undefined,
      imprint: imprint ? (imprint.link ?? true) : undefined,
    });
  }
  wear(colours);
  if (mark) styleMarks();
}

/** As the document does that is loaded with a mark. */
function styleMarks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MARK_STYLE);
  document.adoptedStyleSheets = [sheet];
}

/** The document's own style has those that were saved when it was loaded. */
export function wear({ main, accent }: Colours): void {
  const { style } = document.documentElement;
  style.setProperty('--hue-main', String(main));
  style.setProperty('--hue-accent', String(accent));
}
