/** Of `companion-fonts.css`: the browser asks for them when a page holds letters beyond the text face. */
const COMPANION = /Companion (?:Letters|Words)/;

/** Runs work once the page holds a letter that the text face lacks. */
export function whenLettersLack(work: () => void): void {
  const { fonts } = document;
  const look = () => {
    if (![...fonts].some(({ family, status }) => status !== 'unloaded' && COMPANION.test(family))) return;
    fonts.removeEventListener('loading', look);
    work();
  };
  fonts.addEventListener('loading', look);
  look();
}
