/** Writes a one-page PDF: a heading and lines of Latin text. */

const PAGE = { width: 595, height: 842, left: 72, top: 770 };
const LEADING = 22;

export function writePdf(heading: string, lines: readonly string[]): Buffer {
  const content = [
    `BT /F1 20 Tf ${PAGE.left} ${PAGE.top} Td (${escapeText(heading)}) Tj ET`,
    ...lines.map((line, index) => {
      const y = PAGE.top - 2 * LEADING - index * LEADING;
      return `BT /F1 12 Tf ${PAGE.left} ${y} Td (${escapeText(line)}) Tj ET`;
    }),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}${table}${end}`, 'latin1');
}

/** Escapes a text and limits it to Latin-1: one byte per character keeps lengths and offsets right. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`).replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
}
