/** Whatever isn't part of the first page is shown once all styles are there too. They're loaded once. */
export const withStyles = async <T>(code: Promise<T>): Promise<T> =>
  (await Promise.all([code, import('./styles.css')]))[0];
