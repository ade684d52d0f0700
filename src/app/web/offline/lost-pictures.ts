/** Hides pictures that couldn't be loaded while there's no connection, and loads them once there is one. */

const lost = new Set<HTMLImageElement>();

/** @returns a function that shows them again. */
export function hideLostPictures(): () => void {
  const onError = ({ target }: Event) => hide(target);
  addEventListener('error', onError, true);
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) hide(picture);
  return () => {
    removeEventListener('error', onError, true);
    for (const picture of lost) {
      picture.style.visibility = '';
      const address = picture.src;
      picture.src = address;
    }
    lost.clear();
  };
}

function hide(target: unknown): void {
  // One that isn't near the screen has not been asked for yet.
  if (!(target instanceof HTMLImageElement) || target.currentSrc === '') return;
  target.style.visibility = 'hidden';
  lost.add(target);
}
