/** A value of an address's query. It may have been typed by hand, so invalid ones are ignored. */
export function readChoice<const T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === params.get(name));
}
