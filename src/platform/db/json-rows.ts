/** A row as JSON holds it, where moments are texts. */
export type AsJson<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? AsJson<Item>[]
    : T extends object
      ? { [Key in keyof T]: AsJson<T[Key]> }
      : T;

export const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
