/** Time zones with their UTC offset at a given moment. */
import { listTimeZoneNames } from '#platform/shared/time-zone.ts';

export interface TimeZoneChoice {
  value: string;
  label: string;
  hint: string;
}

/** @param chosen always included, even if this browser doesn't list it. */
export function listTimeZones(chosen: string, at: Date): TimeZoneChoice[] {
  return listTimeZoneNames(chosen).map((value) => ({ value, label: nameTimeZone(value), hint: sayOffset(value, at) }));
}

/** "Fiji, Pacific": the searchable part first. */
function nameTimeZone(timeZone: string): string {
  return timeZone.split('/').reverse().join(', ').replaceAll('_', ' ');
}

/** "UTC+12:00", or empty for a zone this browser doesn't know. */
function sayOffset(timeZone: string, at: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    // Some engines write "GMT+00:00", some "GMT".
    return name.replace('GMT', 'UTC').replace('+00:00', '');
  } catch {
    return '';
  }
}
