/** Says what a schema found wrong in words that name the field and the fix. */
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldError } from '../../../generated/types.gen.ts';

const FORMATS: Record<string, string> = {
  email: 'Enter an e-mail address like name@example.org.',
  uuid: 'Give an id as it stands in the address.',
  date: 'Enter a date like 2025-06-30.',
  'date-time': 'Enter a date and time like 2025-06-30T12:00:00Z.',
  uri: 'Enter a whole address, like https://example.org.',
};

const TYPES: Record<string, string> = {
  string: 'Enter a text.',
  integer: 'Enter a whole number.',
  number: 'Enter a number.',
  boolean: 'Choose yes or no.',
  array: 'Give a list.',
  object: 'Give the fields of this part.',
};

export function describeValidation(errors: FastifySchemaValidationError[], context: string | undefined): FieldError[] {
  const seen = new Set<string>();
  // Unknown fields can be many: what is wrong with the known ones is told first.
  const isUnknown = ({ keyword }: FastifySchemaValidationError) => keyword === 'additionalProperties';
  const known = errors.filter((error) => !isUnknown(error));
  return [...known, ...errors.filter(isUnknown)].flatMap((error) => {
    const entry = { field: fieldOf(error) ?? context ?? 'body', message: messageOf(error) };
    const key = `${entry.field}\n${entry.message}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [entry];
  });
}

function fieldOf(error: FastifySchemaValidationError): string | undefined {
  const own = error.params['missingProperty'] ?? error.params['additionalProperty'];
  const path = error.instancePath.split('/').slice(1);
  const parts = typeof own === 'string' ? [...path, own] : path;
  return parts.length > 0 ? parts.join('.').slice(0, 200) : undefined;
}

function messageOf({ keyword, params }: FastifySchemaValidationError): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return 'Fill this in.';
    case 'additionalProperties':
      return 'This field is not accepted here. Leave it out.';
    case 'minLength':
      return limit === 1 ? 'Fill this in.' : `Use at least ${limit} characters.`;
    case 'maxLength':
      return `Use at most ${limit} characters.`;
    case 'minimum':
      return `Give ${limit} or more.`;
    case 'maximum':
      return `Give ${limit} or less.`;
    case 'minItems':
      return `Choose at least ${limit}.`;
    case 'maxItems':
      return `Choose at most ${limit}.`;
    case 'enum':
      return `Choose one of ${String(params['allowedValues']).replaceAll(',', ', ')}.`;
    case 'format':
      return FORMATS[String(params['format'])] ?? 'Write this in the form that is asked for.';
    case 'type':
      return TYPES[String(params['type']).split(',')[0] ?? ''] ?? 'Enter a value of the right kind.';
    default:
      return 'Check this field and write it in the form that is asked for.';
  }
}
