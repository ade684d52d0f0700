/** Marks the words in a drawn page that the browser would draw in two fonts, so that it uses one from the start. */
import { isBeyondTextFace, WHOLE_WORDS } from '#ui/shared/whole-words.ts';

/** Comments, tags with their quoted attributes, and texts. */
const PARTS = /<!--[\s\S]*?-->|<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?:"[^"]*"|[^">])*>|[^<]+/g;
const WITHOUT_CONTENT = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const IN_DISPLAY_FACE = /^<(?:h[1-4]|blockquote)\b|\bfont-display\b/;
const IN_TEXT_FACE = /\bfont-sans\b/;

interface Open {
  name: string;
  /** Its index among the parts. */
  at: number;
}

export function markWholeWords(html: string): string {
  if (!isBeyondTextFace(html)) return html;
  const parts: string[] = [];
  const open: Open[] = [];
  for (const { 0: part, groups } of html.matchAll(PARTS)) {
    const name = groups?.['name'];
    if (groups?.['end']) open.pop();
    else if (name && !WITHOUT_CONTENT.test(name)) open.push({ name, at: parts.length });
    else if (!part.startsWith('<') && isBeyondTextFace(part)) mark(parts, open);
    parts.push(part);
  }
  return parts.join('');
}

function mark(parts: string[], open: readonly Open[]): void {
  const tags = open.map(({ at }) => parts[at] ?? '');
  const deciding = tags.findLast((tag) => IN_TEXT_FACE.test(tag) || IN_DISPLAY_FACE.test(tag));
  const face = deciding && !IN_TEXT_FACE.test(deciding) ? 'title' : 'text';
  const innermost = open.at(-1);
  const tag = tags.at(-1);
  if (!innermost || !tag || tag.includes(` ${WHOLE_WORDS}=`)) return;
  const start = `<${innermost.name}`;
  parts[innermost.at] = `${start} ${WHOLE_WORDS}="${face}"${tag.slice(start.length)}`;
}
