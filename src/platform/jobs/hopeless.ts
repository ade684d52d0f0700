/** Thrown by a job that would fail the same way however often it's tried. */
export class HopelessError extends Error {
  override name = 'HopelessError';
}
