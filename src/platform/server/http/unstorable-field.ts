/** Finds the text that PostgreSQL can't store, such as one with NUL: the database's error doesn't name the field. */
import type { FastifyRequest } from 'fastify';

export function findUnstorableField({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): string {
  for (const part of [params, query, body]) {
    const path = pathToUnstorable(part);
    if (path && path.length > 0) return path.join('.');
  }
  return 'body';
}

/** @returns the path to it; null if all text can be stored, empty if the value itself can't. */
function pathToUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = pathToUnstorable(inner);
    if (path) return [name, ...path];
  }
  return null;
}
