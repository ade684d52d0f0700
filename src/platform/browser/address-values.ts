/** Values of an address's query, as far as they make sense: anybody may have typed them. */
export function readWhole(params: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const typed = params.get(name) ?? '';
  const value = Number(typed);
  return /^\d+$/.test(typed) && value >= least && value <= most ? value : undefined;
}

export function readChoice<const T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === params.get(name));
}

/** Cut to what the call takes. */
export function readText(params: URLSearchParams, name: string, most: number): string | undefined {
  return params.get(name)?.trim().slice(0, most).trim() || undefined;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function readId(params: URLSearchParams, name: string): string | undefined {
  const typed = params.get(name) ?? '';
  return UUID.test(typed) ? typed : undefined;
}
