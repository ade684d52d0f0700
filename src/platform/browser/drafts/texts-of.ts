/** A draft's fields that are plain text, for comparing two versions. */
export const textsOf = (draft: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, typed]) => (typeof typed === 'string' ? [[name, typed]] : [])),
  );
