/**
 * Words that read as translated, or that name a thing which already has another name. Names in code are left alone: a
 * word that is also a name (`deed`, `seats`, `reviewer`) is only matched after an article or the like.
 */
interface RetiredWord {
  pattern: RegExp;
  better: string;
}

export const RETIRED_WORDS: RetiredWord[] = [
  { pattern: /\bcan not\b/i, better: '“can’t” or “cannot”' },
  { pattern: /(?<!e-?)\bmail address/i, better: '“email address”' },
  {
    pattern: /\b(?:by|a|the|this|each|every|one|another|new|no|second) mails?\b(?! (?:server|provider)|[/:`])/i,
    better: '“email”',
  },
  { pattern: /[a-z,] anew\b/i, better: '“again”' },
  { pattern: /\bas far as\b/i, better: '“if”, “where” or “until”' },
  { pattern: /\bwhoever\b/i, better: '“anyone who”, or the person’s role' },
  {
    pattern: /\bstands (?:in(?! for)|on|at|as|where|here|there|beside|under|open)\b/i,
    better: '“is”, “appears” or “is listed”',
  },
  { pattern: /\bput forward\b/i, better: '“featured”' },
  { pattern: /\buntil now\b/, better: '“so far”' },
  { pattern: /\b(?:summed|sums?) again\b/i, better: '“recalculated”' },
  { pattern: /\bof now\b/i, better: '“current”' },
  { pattern: /\b(?:is|there is) none of\b/i, better: 'what is missing' },
  { pattern: /\b(?:taken|takes|taking|took) back\b/i, better: '“undone”, “withdrawn” or “revoked”' },
  {
    pattern: /\b(?:a|the|this|that|each|every|no|one|of|their|its|whose|last|these|those) deeds?\b/i,
    better: '“action” or “entry”',
  },
  { pattern: /\b(?:a|the|each|every|one|last|free) seats?\b/i, better: '“place”' },
  { pattern: /\b(?:a|the|another|each|every|by) reviewers?\b/i, better: '“judge”' },
  {
    pattern: /\bwaits? for (?:a |the |your )?(?:review|decision|judge|admin)/i,
    better: '“is awaiting review” or “is pending”',
  },
  { pattern: /\b[Ee]verybody\b/, better: '“everyone”' },
  { pattern: /\bsomebody\b/i, better: '“someone”' },
  { pattern: /\ban Admin\b(?!['`])/, better: '“an admin”' },
  { pattern: /\b(?:MOST|LONGEST|LARGEST)_[A-Z]/, better: '“MAX_”' },
  { pattern: /\b(?:LEAST|FEWEST|SHORTEST|SMALLEST)_[A-Z]/, better: '“MIN_”' },
  // Keys of texts: what is sent about a change is a notification, and news are articles.
  { pattern: /'(?!(?:news|heads|personalData)\.)\w+\.news\.(?=\w)/, better: '“notifications” or “mails”' },
  { pattern: /\bof itself\b/, better: '“by itself” or “automatically”' },
];
