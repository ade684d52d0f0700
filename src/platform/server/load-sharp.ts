/** sharp's libraries take 10 MB, so they are loaded with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // No cache, since nothing is decoded twice, and one thread, to leave the processor to requests.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
