/** Delays code that isn't part of the first page until all styles have loaded too. They are loaded only once. */
export const withStyles = async <T>(code: Promise<T>): Promise<T> =>
  (await Promise.all([code, import('../styles.css')]))[0];
