/** The badge: contours in the colours of its goals, as a picture that the token is baked into. */
import { crc32 } from 'node:zlib';
import { goalPigment } from '#domains/goals/goals.ts';
import { element } from '#platform/server/http/files/xml.ts';
import { loadSharp } from '#platform/server/load-sharp.ts';
import { drawContours } from '#ui/shared/contours.ts';
import { sayTitle } from '../../content.ts';
import { BADGE_CELLS } from '../../model.ts';
import type { CredentialRow } from '../hold/credentials.repository.ts';

/** The pigments of the light theme. */
const PAPER = '#fcfaf4';
const MOSS = '#185b37';
const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0';
const SIZE = 600;

/** @param token null for the picture alone. */
export function drawBadge(row: CredentialRow, token: string | null): string {
  const { width, height, levels } = drawContours(row.id, BADGE_CELLS, BADGE_CELLS);
  const goals = row.content.goals.map(goalPigment);
  const tones = goals.length > 0 ? goals : [MOSS];
  const lines = levels.map(({ path, height: level }) => {
    const tone = tones[Math.min(tones.length - 1, Math.floor(level * tones.length))];
    return `<path d="${path}" fill="${tone}" fill-opacity="0.14" stroke="${tone}" stroke-width="1.6" />`;
  });
  const radius = Math.min(width, height) / 2;
  const circle = `cx="${width / 2}" cy="${height / 2}" r="${radius - 4}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="${NAMESPACE}" viewBox="0 0 ${width} ${height}" width="${SIZE}" height="${SIZE}">`,
    element('title', sayTitle(row)),
    token === null ? '' : `<openbadges:credential verify="${token}" />`,
    `<clipPath id="badge"><circle ${circle} /></clipPath>`,
    `<circle ${circle} fill="${PAPER}" />`,
    `<g clip-path="url(#badge)">${lines.join('')}</g>`,
    `<circle ${circle} fill="none" stroke="${tones[0]}" stroke-width="6" />`,
    '</svg>\n',
  ].join('');
}

export async function drawBadgePng(row: CredentialRow, token: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return bake(
    await sharp(Buffer.from(drawBadge(row, null)))
      .resize(SIZE, SIZE)
      .png()
      .toBuffer(),
    token,
  );
}

const KEYWORD = 'openbadgecredential';
/** The last chunk of every PNG is IEND, which is as long as its own frame. */
const FRAME_BYTES = 12;

/** Adds the token as an iTXt chunk, uncompressed, without a language. Last, as drawing would drop it. */
function bake(png: Buffer, token: string): Buffer {
  const body = Buffer.concat([Buffer.from('iTXt'), Buffer.from(KEYWORD), Buffer.alloc(5), Buffer.from(token)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, -FRAME_BYTES), chunk, png.subarray(-FRAME_BYTES)]);
}
