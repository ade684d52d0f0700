/** Reads why the server refused. */
import type { FailureCode, FieldError } from '#generated/types.gen.ts';
import { GroundswellError } from './groundswell-error.ts';

/** A refused login may have a message for each field. A proxy's answer has none of these. */
interface Failure {
  message?: string | Record<string, string | null>;
  code?: FailureCode;
  errors?: FieldError[];
}

export async function readRefusal(call: string, response: Response): Promise<GroundswellError> {
  const { status, headers } = response;
  const { message, code, errors } = await readFailure(response);
  const fields = errors ?? fieldsOf(message);
  const words = typeof message === 'string' ? message : fields[0]?.message;
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return new GroundswellError({
    reason: 'refused',
    call,
    message: words ?? `the server answered ${status}.`,
    status,
    code: code ?? null,
    errors: fields,
    retryAfter: Number.isNaN(seconds) ? null : seconds,
  });
}

async function readFailure(response: Response): Promise<Failure> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function fieldsOf(message: Failure['message']): FieldError[] {
  if (typeof message !== 'object') return [];
  return Object.entries(message).flatMap(([field, text]) => (text ? [{ field, message: text }] : []));
}
