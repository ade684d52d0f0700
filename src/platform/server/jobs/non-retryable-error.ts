/** Thrown by a job that must not be retried: it would fail the same way again. */
export class NonRetryableError extends Error {
  override name = 'NonRetryableError';
}
