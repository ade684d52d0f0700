/** Messages for validation errors, naming the field and the fix. */

import type { FastifySchemaValidationError } from 'fastify';
import type { FieldError } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayMissing } from '../../shared/missing-texts.ts';

export function describeValidation(errors: FastifySchemaValidationError[], context: string | undefined): FieldError[] {
  const entryOf = (error: FastifySchemaValidationError) => ({
    field: fieldOf(error) ?? context ?? 'body',
    message: messageOf(error, fieldOf(error)),
  });
  // There is usually just one.
  const [first] = errors;
  if (first && errors.length === 1) return [entryOf(first)];
  const seen = new Set<string>();
  // There may be many unknown fields, so errors of known ones come first.
  const isUnknown = ({ keyword }: FastifySchemaValidationError) => keyword === 'additionalProperties';
  const known = errors.filter((error) => !isUnknown(error));
  return [...known, ...errors.filter(isUnknown)].flatMap((error) => {
    const entry = entryOf(error);
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

function messageOf({ keyword, params, instancePath }: FastifySchemaValidationError, field = ''): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return sayMissing(field);
    case 'additionalProperties':
      return say('validation.unknownField');
    case 'minLength':
      return limit === 1 ? sayMissing(field) : say('validation.tooShort', { limit });
    case 'maxLength':
      return say('validation.tooLong', { limit });
    case 'minimum':
      return say('validation.atLeast', { limit: sayLimit(limit) });
    case 'maximum':
      return say('validation.atMost', { limit: sayLimit(limit) });
    case 'minItems':
      return say('validation.tooFew', { limit });
    case 'maxItems':
      return say('validation.tooMany', { limit });
    case 'enum':
      return say('validation.oneOf', { values: String(params['allowedValues']).replaceAll(',', ', ') });
    case 'format':
      return sayFormat(String(params['format']));
    case 'pattern':
      return instancePath === '/contactNo' ? say('validation.phoneNumber') : say('validation.format');
    case 'type':
      return sayType(String(params['type']).split(',')[0]);
    default:
      return say('validation.check');
  }
}

/** A year stays as it's written: numbers are grouped from five digits on. */
const sayLimit = (limit: number): string => formatNumber(limit, { useGrouping: 'min2' });

function sayFormat(format: string): string {
  switch (format) {
    case 'email':
      return say('validation.email');
    case 'uuid':
      return say('validation.id');
    case 'date':
      return say('validation.day');
    case 'date-time':
      return say('validation.moment');
    case 'uri':
      return say('validation.address');
    default:
      return say('validation.format');
  }
}

function sayType(type: string | undefined): string {
  switch (type) {
    case 'string':
      return say('validation.text');
    case 'integer':
      return say('validation.wholeNumber');
    case 'number':
      return say('validation.number');
    case 'boolean':
      return say('validation.yesOrNo');
    case 'array':
      return say('validation.list');
    case 'object':
      return say('validation.object');
    default:
      return say('validation.value');
  }
}
