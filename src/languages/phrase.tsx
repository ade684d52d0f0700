import { Fragment, type ReactNode } from 'react';

interface PhraseProps<Name extends string> {
  /** A text with the parts' names as tags, such as `Read the <terms>terms</terms>.` or `Adjust <name/>’s points`. */
  text: string;
  parts: Readonly<Record<Name, (inner: string) => ReactNode>>;
}

/** Puts links and other elements into a text, in the order that the language has them. Parts can't be nested. */
export function Phrase<Name extends string>({ text, parts }: PhraseProps<Name>) {
  const named: Readonly<Record<string, (inner: string) => ReactNode>> = parts;
  const pieces = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/g);
  // The pieces come in threes: the text before a part, the part's name, and its inner text.
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces keep their order.
    return <Fragment key={index}>{index % 3 === 0 ? piece : named[piece]?.(pieces[index + 1] ?? '')}</Fragment>;
  });
}
