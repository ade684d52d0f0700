/**
 * An iCalendar file (RFC 5545) of deadlines. Times are in UTC, so that no calendar needs to know the
 * time zone; importing an entry with the same `uid` again replaces it.
 */
export interface CalendarEntry {
  /** Stable, however often the file is made. */
  uid: string;
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
  start: Date;
  end: Date;
  /** When the thing itself was last changed. */
  changedAt: Date;
  /** Hours before the start at which the calendar reminds. */
  remindBefore?: number | undefined;
}

interface Calendar {
  /** Who made the file. */
  product: string;
  entries: readonly CalendarEntry[];
  now: Date;
}

const MAX_LINE_BYTES = 75;

export function writeCalendar({ product, entries, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry, now: Date): string[] {
  const { uid, summary, description, location, url, start, end, changedAt, remindBefore } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    // A URI value isn't escaped as text is.
    ...(url ? [`URL:${withoutBreaks(url)}`] : []),
    // A deadline doesn't block out time.
    'TRANSP:TRANSPARENT',
    ...(remindBefore === undefined ? [] : alarm(summary, remindBefore)),
    'END:VEVENT',
  ];
}

const alarm = (summary: string, hours: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-PT${hours}H`,
  'END:VALARM',
];

/** "20251130T115959Z" */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: the standard allows no control character in a text but the tab.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');
}

const withoutBreaks = (text: string) => text.replace(/[\r\n]/g, '');

/** Folds a line into lines of at most 75 octets. Each further line starts with a space, and no character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
