/**
 * What admins announce, above every page. It's part of the document, not of the page's code, so that it's read without
 * scripts, stays while readers go from page to page, and weighs nothing where nothing is announced. It comes last there,
 * because the first link has to be the one that skips to the content.
 */
import type { Announcement } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { textForReader } from '../../../shared/text-for-reader.ts';

export function withAnnouncement(html: string, announcement: Announcement | null, language: Language): string {
  if (!announcement || !isDue(announcement, new Date())) return html;
  const text = textForReader(announcement.text, language);
  if (text === null) return html;
  const { label, more } = speakIn(language, () => ({
    label: say('settings.announcement.label'),
    more: say('settings.announcement.more'),
  }));
  const { link } = announcement;
  const said =
    link === null ? '' : ` <a class="underline underline-offset-4" href="${escapeHtml(link)}">${escapeHtml(more)}</a>`;
  const bar = `<aside aria-label="${escapeHtml(label)}" class="order-first bg-sunken px-4 py-2 text-center text-sm"><bdi>${escapeHtml(text)}</bdi>${said}</aside>`;
  return html.replace('<body>', '<body class="flex flex-col">').replace('</body>', () => `  ${bar}\n  </body>`);
}

const isDue = ({ from, until }: Announcement, now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || now < new Date(until));
