/** sharp's libraries take 10 MB, so they are loaded with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
