interface Pair {
  rule: string;
  before: string;
  after: string;
}

const PAIRS: Pair[] = [
  {
    rule: 'Say it in fewer words',
    before: 'Only what was checked is counted, and what is taken back is taken off.',
    after: 'Only verified impacts count.',
  },
  {
    rule: 'Address the reader',
    before: 'Whoever asks is told to you here, in your messages and by mail.',
    after: 'We’ll notify you here and by email when someone asks to join.',
  },
  {
    rule: 'Name the thing',
    before: 'It waits for a review',
    after: 'Your impact is awaiting review',
  },
  {
    rule: 'Put a verb and its object on a button',
    before: 'Take all filters away',
    after: 'Clear filters',
  },
  {
    rule: 'Name a section by what it holds',
    before: 'What came of it',
    after: 'Results',
  },
  {
    rule: 'Say what happened and what to do',
    before: 'The impact is where it was.',
    after: 'We couldn’t save your changes. Check your connection and try again.',
  },
  {
    rule: 'Say what will happen, and whether it can be undone',
    before: 'This impact goes from this browser and can not be brought back.',
    after: 'This draft will be deleted from this browser. You can’t undo this.',
  },
  {
    rule: 'Show an empty list as good news, or say how to fill it',
    before: 'Nothing is left here to decide',
    after: 'All caught up. New submissions will show up here.',
  },
  {
    rule: 'Use the word that the field already has',
    before: 'The total is summed again from the ledger.',
    after: 'Recalculate points',
  },
  {
    rule: 'Write as you’d speak',
    before: 'This is not your password of now. Try again.',
    after: 'That’s not your current password.',
  },
];

/** How the product speaks, by examples of what it used to say and what it says now. */
export function VoiceSpecimen() {
  return (
    <ol className="divide-y divide-line">
      {PAIRS.map(({ rule, before, after }) => (
        <li key={rule} className="grid gap-x-8 gap-y-1 py-4 first:pt-0 md:grid-cols-2">
          <p className="text-xs font-semibold text-muted md:col-span-2">{rule}</p>
          <p className="text-muted">
            <span className="sr-only">Before: </span>
            <s>{before}</s>
          </p>
          <p>
            <span className="sr-only">After: </span>
            {after}
          </p>
        </li>
      ))}
    </ol>
  );
}
