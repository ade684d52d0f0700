/** Of `companion-fonts.css`: what the browser asks for when a page holds letters beyond the text face. */
const COMPANION = /Companion (?:Letters|Words)/;
/** The file of Fraunces with the letters of Vietnamese, whose titles need room between their lines. */
const VIETNAMESE = /1EA0/i;

/** A file that is asked for while others are on the way begins nothing; its coming ends it. */
const WHEN = ['loading', 'loadingdone'];

/** Runs work once the page holds a letter that the text face lacks. */
export function whenLettersLack(work: () => void): void {
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
