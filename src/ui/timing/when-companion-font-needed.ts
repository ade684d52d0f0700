/** The fonts of `companion-fonts.css` that the browser requests if a page has letters that the text font lacks. */
const COMPANION = /Companion (?:Letters|Words)/;
/** The Fraunces file with the Vietnamese letters; titles in Vietnamese need more room between their lines. */
const VIETNAMESE = /1EA0/i;

/** `loading` isn't fired for a file requested while others are loading, so `loadingdone` is needed too. */
const WHEN = ['loading', 'loadingdone'];

/** Runs work once the page has a letter that the text font lacks. */
export function whenCompanionFontNeeded(work: () => void): void {
  const { fonts } = document;
  const isCompanion = ({ family, unicodeRange }: FontFace) => COMPANION.test(family) || VIETNAMESE.test(unicodeRange);
  const look = () => {
    if (![...fonts].some((face) => face.status !== 'unloaded' && isCompanion(face))) return;
    for (const type of WHEN) fonts.removeEventListener(type, look);
    work();
  };
  for (const type of WHEN) fonts.addEventListener(type, look);
  look();
}
