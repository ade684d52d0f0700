/** Files to upload, sent as a form like the page does. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Media } from '#generated/types.gen.ts';
import type { Answer, Client } from './client.ts';
import { dataOf } from './impacts.ts';

export const MEBIBYTE = 1024 ** 2;

interface Upload {
  files: File[];
  alts?: string[];
  shape?: 'whole' | 'square';
  isForImpact?: boolean;
  submissionIds?: string[];
}

export function formOf({ files, alts = [], shape, isForImpact, submissionIds = [] }: Upload): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  for (const alt of alts) form.append('alts', alt);
  for (const id of submissionIds) form.append('submissionIds', id);
  if (shape) form.append('shape', shape);
  if (isForImpact) form.append('isForImpact', 'true');
  return form;
}

/** For requests that the client can't make. */
export async function headersOf(client: Client): Promise<Record<string, string>> {
  if (!client.cookies.has('XSRF-TOKEN')) await client.get('/sdg');
  return {
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
    'x-forwarded-for': '198.51.100.7',
    ...(client.token && { authorization: `Bearer ${client.token}` }),
  };
}

export async function sendForm(origin: string, client: Client, form: FormData): Promise<Answer<{ media: Media[] }>> {
  const headers = await headersOf(client);
  const response = await fetch(`${origin}/api/media/upload`, { method: 'PUT', headers, body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const upload = (origin: string, client: Client, what: Upload) => sendForm(origin, client, formOf(what));

/** A picture with something in it. */
export function drawPicture(width: number, height: number): Sharp {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#dfe8d8"/><circle cx="30%" cy="40%" r="20%" fill="#3f7e44"/></svg>`;
  return sharp(Buffer.from(drawing));
}

export async function pictureFile(name = 'mangroves.jpg', width = 1200, height = 800): Promise<File> {
  return fileOf(name, await drawPicture(width, height).jpeg().toBuffer());
}

/** @returns the id of a new picture of this person. */
export async function uploadPicture(origin: string, client: Client): Promise<string> {
  const { media } = dataOf(await upload(origin, client, { files: [await pictureFile()] }));
  return media[0]?.id ?? '';
}

export const pdfFile = (name = 'planting list.pdf', bytes = 2048): File => fileOf(name, pdfOf(bytes));

/** A PDF without pages, of exactly this size. */
export function pdfOf(bytes: number): Buffer {
  const head = Buffer.from('%PDF-1.7\n%');
  const table = '\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\nstartxref\n';
  const end = (place: number) => `${table}${place}\n%%EOF\n`;
  // The table's offset has as many digits as the file's size, or one fewer.
  const place = [end(bytes), end(Math.floor(bytes / 10))]
    .map((tail) => bytes - tail.length + 1)
    .find((start) => start - 1 + end(start).length === bytes);
  if (place === undefined) throw new Error(`No document has exactly ${bytes} bytes`);
  const padding = Buffer.alloc(place - 1 - head.length, 'x');
  return Buffer.concat([head, padding, Buffer.from(end(place))]);
}

export const fileOf = (name: string, content: Buffer): File => new File([new Uint8Array(content)], name);

/** Every file below a folder, as relative paths. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** A JPEG of noise, which no encoder makes small: about a byte for each pixel. */
export async function drawNoise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
