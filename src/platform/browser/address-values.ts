/** Parses values of an address's query. They may have been typed by hand, so invalid ones are ignored. */
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

/** A day that the calendar has, as 2025-11-30. */
export function readDay(params: URLSearchParams, name: string): string | undefined {
  const typed = params.get(name) ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) ? typed : undefined;
}
