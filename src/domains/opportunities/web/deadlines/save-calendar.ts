import { saveFile } from '#platform/browser/files/save-file.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { calendarOf, type Dated } from './calendar.ts';

/** @param name the file's name, without its extension */
export function saveCalendar(opportunities: readonly Dated[], name: string): void {
  const site = { appName: readPageSettings().appName, origin: location.origin };
  const text = calendarOf(opportunities, site, new Date());
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}
