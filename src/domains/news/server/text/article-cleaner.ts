/** The sanitiser and its parsers take 3 MB, so they're loaded with the first article that is written. */
export const loadArticleCleaner = async () => (await import('./clean-rich-text.ts')).cleanRichText;
