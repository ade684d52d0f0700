/** All types and categories fit on one page. */
export const ALL_NAMES = { query: { page_size: 100 } };

export const asChoices = (named: readonly { id: string; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }));
