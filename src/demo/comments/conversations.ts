/** What people say below impacts, articles, councils and opportunities. */

/** `owner` is the item's owner; each of the others is the same person throughout a conversation. */
export type Speaker = 'owner' | 'a' | 'b' | 'c' | 'member';

export interface Line {
  by: Speaker;
  says: string;
  /** Oldest first; `after` is in hours after the comment. */
  replies?: readonly { by: Speaker; says: string; after: number }[];
  /** How many people like it. */
  likes?: number;
}

export type Conversation = readonly Line[];

/** By the type of activity; other types use conversations that fit any impact. */
export const ON_IMPACTS: Readonly<Record<string, readonly Conversation[]>> = {
  Planting: [
    [
      {
        by: 'a',
        says: 'Beautiful work. How many made it through the first dry season? We lost almost half of ours to goats.',
        likes: 6,
        replies: [
          {
            by: 'owner',
            says: 'About four in five so far. We tied old fishing net around each one, and the goats gave up after a week.',
            after: 3,
          },
          { by: 'a', says: 'Fishing net! We have plenty of that. Trying it on Saturday.', after: 5 },
        ],
      },
      { by: 'b', says: 'I walked past last week and there were bees everywhere. Thank you for this.', likes: 9 },
    ],
    [
      {
        by: 'a',
        says: 'Which species did you plant? We have similar soil and would like to do the same next spring.',
        replies: [
          {
            by: 'owner',
            says: 'Mostly what already grew nearby. We collected the seed ourselves, with this guide: https://example.org/native-seed (chapter three is the useful one).',
            after: 9,
          },
        ],
        likes: 4,
      },
    ],
  ],
  'Clean-up': [
    [
      {
        by: 'a',
        says: 'I was there too, at the far end by the reeds. The strangest find in my bag was a typewriter.',
        likes: 11,
        replies: [
          { by: 'b', says: 'We found the keys! All except the Q.', after: 2 },
          { by: 'owner', says: 'It’s drying in my kitchen. I’ll report back.', after: 6 },
        ],
      },
      {
        by: 'c',
        says: 'Does the town collect the bags, or did you have to take them to the depot yourselves?',
        replies: [
          {
            by: 'owner',
            says: 'They collect if you ring by Thursday. Ask for the waste team, not the front desk.',
            after: 20,
          },
        ],
      },
    ],
  ],
  Energy: [
    [
      {
        by: 'a',
        says: 'What did the inverter cost you, roughly? The quote we got was three times what I expected.',
        likes: 3,
        replies: [
          {
            by: 'owner',
            says: 'A little over a third of the total. We bought ours second-hand from a school that was upgrading.',
            after: 7,
          },
        ],
      },
    ],
  ],
};

export const ON_ANY_IMPACT: readonly Conversation[] = [
  [
    { by: 'a', says: 'This made my week. Well done, all of you.', likes: 5 },
    {
      by: 'b',
      says: 'How did you find enough people for a weekday? We never get more than six.',
      replies: [
        {
          by: 'owner',
          says: 'We asked two employers nearby to give people the afternoon. One said yes straight away, the other came to have a look and stayed.',
          after: 4,
        },
      ],
      likes: 7,
    },
  ],
  [
    {
      by: 'a',
      says: 'Is there a way to join next time? I live ten minutes away and have a van.',
      replies: [
        { by: 'owner', says: 'A van is exactly what we’re missing. I’ll write to you before the next one.', after: 2 },
        { by: 'c', says: 'I can help load it.', after: 8 },
      ],
      likes: 2,
    },
  ],
  [
    {
      by: 'b',
      says: 'We copied this in our street last month, and it works. Thanks for writing down the numbers.',
      likes: 8,
    },
  ],
];

/** By the title of the article. */
export const ON_NEWS: Readonly<Record<string, Conversation>> = {
  'The delta that grew back': [
    {
      by: 'a',
      says: 'I grew up on that delta. My mother used to say the birds would come back before the fish did. She was right.',
      likes: 23,
      replies: [{ by: 'b', says: 'Please tell that story somewhere longer than a comment.', after: 3 }],
    },
    {
      by: 'c',
      says: 'Is the survey data public? I’d like to use it with my students.',
      replies: [{ by: 'owner', says: 'It will be, next month. I’ll add the link to the article.', after: 26 }],
      likes: 4,
    },
  ],
  'A repair café in every library': [
    {
      by: 'a',
      says: 'Our library started one after reading this. Eleven toasters in the first evening, nine of them saved.',
      likes: 17,
      replies: [
        { by: 'b', says: 'And the other two?', after: 1 },
        { by: 'a', says: 'Planters.', after: 2 },
      ],
    },
  ],
  'What a bus stop knows about heat': [
    { by: 'a', says: 'More of this kind of reporting, please. No miracle, just people who kept at it.', likes: 12 },
    { by: 'b', says: '@a agreed. And I now measure every bus stop I wait at.', likes: 3 },
  ],
};

export const ON_COUNCILS: readonly Conversation[] = [
  [
    {
      by: 'owner',
      says: 'We meet on the first Saturday of the month, rain or shine. Bring gloves and something to share.',
      likes: 6,
      replies: [{ by: 'member', says: 'Lentil pie from me. Can we start at ten instead of nine in winter?', after: 5 }],
    },
    {
      by: 'a',
      says: 'I’ve moved here from the other side of town. Is there a place for someone who can only come every second month?',
      replies: [{ by: 'owner', says: 'Of course. Half of us can’t come every time either.', after: 3 }],
      likes: 3,
    },
  ],
  [{ by: 'a', says: 'Met three of you at the market today. You talked me into joining, so here I am.', likes: 5 }],
];

export const ON_OPPORTUNITIES: readonly Conversation[] = [
  [
    {
      by: 'a',
      says: 'Can I apply if I finish school only in July, after the deadline?',
      replies: [
        {
          by: 'owner',
          says: 'Yes. Say in your application when you expect your certificate; you can send it later.',
          after: 11,
        },
      ],
      likes: 5,
    },
    {
      by: 'member',
      says: 'Is accommodation part of it, or do we look for a room ourselves?',
      replies: [
        { by: 'owner', says: 'A shared room is included. Meals aren’t, but there’s a kitchen.', after: 6 },
        { by: 'b', says: 'I was there last year: the kitchen is the best part.', after: 30 },
      ],
      likes: 8,
    },
  ],
  [
    {
      by: 'b',
      says: 'Does the work have to be full time? I look after my father in the mornings.',
      replies: [
        { by: 'owner', says: 'Afternoons are fine for two of the places. Mention it when you apply.', after: 14 },
      ],
      likes: 4,
    },
  ],
  [{ by: 'a', says: 'Will you offer this again next year? I’m forty points short.', likes: 2 }],
];
