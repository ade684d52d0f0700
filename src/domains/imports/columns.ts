/** The columns of the tables that can be imported, by the contract's names. */
import type { ImportKind } from '#generated/types.gen.ts';

export const COLUMNS = {
  members: ['email', 'name', 'lastName', 'location', 'contactNo', 'bio', 'language'],
  impacts: [
    'email',
    'title',
    'description',
    'date',
    'endDate',
    'kind',
    'goals',
    'location',
    'hours',
    'people',
    'trees',
    'co2eKg',
    'wasteKg',
    'state',
    'externalId',
  ],
} as const satisfies Record<ImportKind, readonly string[]>;

export type ColumnOf<Kind extends ImportKind> = (typeof COLUMNS)[Kind][number];

/** Those that every row fills in. */
export const REQUIRED: { readonly [Kind in ImportKind]: readonly ColumnOf<Kind>[] } = {
  members: ['email', 'name'],
  impacts: ['email', 'title', 'description', 'date', 'kind', 'goals'],
};

/** In UTF-8; what a call's body may have as a whole is a little more. */
export const MAX_TABLE_BYTES = 240_000;
export const MAX_ROWS = 1_000;
