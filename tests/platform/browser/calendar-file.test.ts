import { describe, expect, it } from 'vitest';
import { type CalendarEntry, writeCalendar } from '#platform/browser/files/calendar-file.ts';

const ENTRY: CalendarEntry = {
  uid: 'opportunity-1@groundswell.example',
  summary: 'Coastal Stewards closes',
  start: new Date('2025-11-30T11:30:00.000Z'),
  end: new Date('2025-11-30T12:00:00.000Z'),
  changedAt: new Date('2025-09-01T03:00:00.123Z'),
};

const write = (...entries: CalendarEntry[]) =>
  writeCalendar({ product: 'Groundswell', entries, now: new Date('2025-11-21T06:00:00.000Z') });

/** The lines as a calendar reads them, unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('writeCalendar', () => {
  it('has a product id, a start and an end, with CRLF line ends', () => {
    const file = write();
    expect(file).toBe(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Groundswell//EN\r\nCALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
    );
  });

  it('writes UTC times without fractions, and a stable id', () => {
    const lines = linesOf(write(ENTRY));
    expect(lines).toContain('UID:opportunity-1@groundswell.example');
    expect(lines).toContain('DTSTAMP:20251121T060000Z');
    expect(lines).toContain('LAST-MODIFIED:20250901T030000Z');
    expect(lines).toContain('DTSTART:20251130T113000Z');
    expect(lines).toContain('DTEND:20251130T120000Z');
    expect(write(ENTRY)).toBe(write(ENTRY));
  });

  it('escapes special characters, so that no text starts a line', () => {
    const lines = linesOf(
      write({
        ...ENTRY,
        summary: 'Rivers, reefs; and \\more',
        description: 'First.\r\nBEGIN:VEVENT\nThird.\u0007',
        url: 'https://groundswell.example/a\r\nATTACH:https://elsewhere.example',
      }),
    );
    expect(lines).toContain('SUMMARY:Rivers\\, reefs\\; and \\\\more');
    expect(lines).toContain('DESCRIPTION:First.\\nBEGIN:VEVENT\\nThird.');
    expect(lines).toContain('URL:https://groundswell.example/aATTACH:https://elsewhere.example');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const summary = `${'é'.repeat(60)}${'潮'.repeat(40)}${'🌊'.repeat(30)}`;
    const file = write({ ...ENTRY, summary });
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBe(75);
    expect(file).not.toContain('�');
    expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
  });

  it('leaves out unknown fields, and adds an alarm on request', () => {
    const without = linesOf(write(ENTRY)).join('\n');
    expect(without).not.toMatch(/LOCATION|URL|DESCRIPTION|VALARM/);
    const lines = linesOf(write({ ...ENTRY, remindBefore: 24 }));
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'));
    expect(alarm).toEqual(['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Coastal Stewards closes', 'TRIGGER:-PT24H']);
  });

  it('keeps all entries in order', () => {
    const lines = linesOf(write(ENTRY, { ...ENTRY, uid: 'opportunity-2@groundswell.example' }));
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:opportunity-1@groundswell.example',
      'UID:opportunity-2@groundswell.example',
    ]);
  });
});
