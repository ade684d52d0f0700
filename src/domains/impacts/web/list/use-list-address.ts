import {
  type ListAddress as Address,
  type AddressForm,
  useListAddress as useAddress,
} from '#platform/browser/use-list-address.ts';
import { type ListFilters, readFilters, writeFilters } from './list-address.ts';

type Word = 'search' | 'location';

const FORM: AddressForm<ListFilters, Word> = {
  read: readFilters,
  write: writeFilters,
  words: ['search', 'location'],
  cleared: ({ sort }) => (sort ? { sort } : {}),
};

export type ListAddress = Address<ListFilters, Word>;

export const useListAddress = (): ListAddress => useAddress(FORM);
