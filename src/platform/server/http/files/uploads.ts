/**
 * Parses a multipart form: each file is streamed to a temporary folder, which is removed
 * after the response. Errors name a file by its index, such as `files.2`.
 */

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { isOutOfSpace } from '../../storage/storage.ts';
import type { Form } from '../contract.ts';
import { Failure, invalid, noRoomForFiles } from '../failure.ts';
import { removeAfterResponse } from './remove-after-response.ts';

export interface UploadedFile {
  /** The temporary file, until the response is sent. */
  path: string;
  /** The request's temporary folder; derived files may be put there too. */
  workFolder: string;
  /** The name the browser sent, for display only; null if it sent none. */
  name: string | null;
  bytes: number;
}

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FIELD_BYTES = 256 * 1024;
const MAX_FIELDS = 100;
const MAX_NAME_LENGTH = 255;

type FormBody = Record<string, unknown>;

/** For a hook before validation. @throws {Failure} 413, 415 or 422. */
export async function readFormBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, makeTemporaryFolder }: { form: Form; makeTemporaryFolder: () => Promise<string> },
): Promise<void> {
  if (!request.isMultipart()) {
    throw new Failure(415, 'media_type_unsupported', say('uploads.failures.sendForm'));
  }
  refuseTooMuch(request, form);
  let workFolder: string | null = null;
  try {
    workFolder = await makeTemporaryFolder();
    removeAfterResponse(reply, workFolder);
    request.body = await readParts(request, form, workFolder);
  } catch (error) {
    // Drain the rest, so that the client reads the response.
    request.raw.unpipe();
    request.raw.resume();
    if (isOutOfSpace(error)) throw noRoomForFiles(error);
    throw isOfTheForm(error) ? unreadable() : error;
  }
}

function refuseTooMuch(request: FastifyRequest, form: Form): void {
  const files = [...form.filesByField.values()].reduce((sum, count) => sum + count, 0);
  const most = files * MAX_FILE_BYTES + MAX_FIELDS * MAX_FIELD_BYTES;
  if (Number(request.headers['content-length'] ?? 0) <= most) return;
  throw new Failure(413, 'payload_too_large', say('uploads.failures.tooMuch', { count: files }));
}

async function readParts(request: FastifyRequest, form: Form, workFolder: string): Promise<FormBody> {
  const body: FormBody = Object.create(null);
  const limits = { fileSize: MAX_FILE_BYTES, fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS };
  const filesByField = new Map<string, UploadedFile[]>();
  for await (const part of request.parts({ limits })) {
    const most = form.filesByField.get(part.fieldname);
    if (part.type === 'field') {
      if (most !== undefined) throw invalid([{ field: part.fieldname, message: say('uploads.failures.chooseFile') }]);
      if (part.valueTruncated) throw invalid([{ field: part.fieldname, message: say('uploads.failures.shorterText') }]);
      addValue(body, part.fieldname, part.value);
      continue;
    }
    if (most === undefined) throw invalid([{ field: part.fieldname, message: say('uploads.failures.noFilesHere') }]);
    const files = filesByField.get(part.fieldname) ?? [];
    if (files.length === most)
      throw invalid([{ field: part.fieldname, message: say('validation.tooMany', { limit: most }) }]);
    const path = join(workFolder, randomUUID());
    filesByField.set(part.fieldname, [...files, await keepFile(part, { workFolder, path, place: files.length })]);
  }
  for (const [name, files] of filesByField) body[name] = form.filesByField.get(name) === 1 ? files[0] : files;
  return { ...body };
}

async function keepFile(
  part: MultipartFile,
  { workFolder, path, place }: { workFolder: string; path: string; place: number },
): Promise<UploadedFile> {
  const name = displayName(part.filename);
  const limit = new AbortController();
  part.file.once('limit', () => limit.abort());
  try {
    await pipeline(part.file, createWriteStream(path, { flags: 'wx' }), { signal: limit.signal });
  } catch (error) {
    // Reject at once, without waiting for the rest of a file that is too large.
    throw limit.signal.aborted ? tooLarge(`${part.fieldname}.${place}`, name) : error;
  }
  const { size } = await stat(path);
  return { path, workFolder, name, bytes: size };
}

/** Removes line breaks and bidirectional overrides. Browsers encode a quotation mark as %22. */
function displayName(given: string | undefined): string | null {
  const name = (given ?? '').replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? '';
  return (
    name
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, MAX_NAME_LENGTH) || null
  );
}

function addValue(body: FormBody, name: string, value: unknown): void {
  const before = body[name];
  if (before === undefined) body[name] = value;
  else body[name] = [before, value].flat();
}

/** The parser's errors have no class and some have no code. */
function isOfTheForm(error: unknown): boolean {
  if (error instanceof Failure || !(error instanceof Error) || 'syscall' in error) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('FST_') || /multipart|part terminated|part header|boundary/i.test(error.message);
}

const unreadable = () => invalid([{ field: 'body', message: say('uploads.failures.unreadable') }]);

const tooLarge = (field: string, name: string | null) =>
  new Failure(
    413,
    'payload_too_large',
    name === null
      ? say('uploads.failures.fileTooLarge')
      : say('uploads.failures.namedTooLarge', { name: isolate(name.slice(0, 100)) }),
    {
      errors: [{ field, message: say('uploads.failures.sizeLimit') }],
    },
  );
