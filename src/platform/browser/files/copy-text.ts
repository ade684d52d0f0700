/** Rejects if the browser refuses, or has no clipboard because the page's address isn't secure. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
