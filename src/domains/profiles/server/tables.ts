/** The words of names, for the search for people. */

interface PersonWordsTable {
  word: string;
  user_id: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    person_words: PersonWordsTable;
    known_name_words: { word: string };
  }
}

// Makes this file a module, which adds to the platform's tables instead of replacing them.
export {};
