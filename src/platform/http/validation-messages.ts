/** Messages for validation errors, naming the field and the fix. */
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldError } from '#generated/types.gen.ts';

const FORMATS: Record<string, string> = {
  email: 'Enter an email address like name@example.org.',
  uuid: 'Enter a valid id.',
  date: 'Enter a date like 2025-06-30.',
  'date-time': 'Enter a date and time like 2025-06-30T12:00:00Z.',
  uri: 'Enter a full web address, like https://example.org.',
};

const TYPES: Record<string, string> = {
  string: 'Enter some text.',
  integer: 'Enter a whole number.',
  number: 'Enter a number.',
  boolean: 'Choose yes or no.',
  array: 'Send a list.',
  object: 'Send an object.',
};

export function describeValidation(errors: FastifySchemaValidationError[], context: string | undefined): FieldError[] {
  const seen = new Set<string>();
  // There may be many unknown fields, so errors of known ones come first.
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
      return 'This field isn’t accepted here. Remove it.';
    case 'minLength':
      return limit === 1 ? 'Fill this in.' : `Use at least ${limit} characters.`;
    case 'maxLength':
      return `Use at most ${limit} characters.`;
    case 'minimum':
      return `Enter ${limit} or more.`;
    case 'maximum':
      return `Enter ${limit} or less.`;
    case 'minItems':
      return `Choose at least ${limit}.`;
    case 'maxItems':
      return `Choose at most ${limit}.`;
    case 'enum':
      return `Choose one of ${String(params['allowedValues']).replaceAll(',', ', ')}.`;
    case 'format':
      return FORMATS[String(params['format'])] ?? 'Use the expected format.';
    case 'type':
      return TYPES[String(params['type']).split(',')[0] ?? ''] ?? 'Enter a valid value.';
    default:
      return 'Check this field.';
  }
}
