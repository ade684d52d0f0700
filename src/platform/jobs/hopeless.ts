/** Thrown by a job that must not be retried: it would fail the same way again. */
export class HopelessError extends Error {
  override name = 'HopelessError';
}
