/** The time zones to choose from, each with how far it is from UTC at a moment. */
export interface TimeZoneChoice {
  value: string;
  label: string;
  hint: string;
}

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @param chosen is always among them: it may have a name that this browser does not list. */
export function listTimeZones(chosen: string, at: Date): TimeZoneChoice[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...names].sort().map((value) => ({ value, label: nameTimeZone(value), hint: sayOffset(value, at) }));
}

/** "Fiji, Pacific": what people look for stands first. */
function nameTimeZone(timeZone: string): string {
  return timeZone.split('/').reverse().join(', ').replaceAll('_', ' ');
}

/** "UTC+12:00"; empty for a zone that this browser does not know. */
function sayOffset(timeZone: string, at: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    // Engines differ in whether Greenwich has hours.
    return name.replace('GMT', 'UTC').replace('+00:00', '');
  } catch {
    return '';
  }
}
