import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { ARTICLE_RULES } from '../article/article-rules.ts';
import type { AddressBook } from './address-book.ts';
import { Figure } from './figure.ts';

/** The editor allows exactly the HTML that an article may contain. */
export const extensionsWith = (addresses: AddressBook): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => ARTICLE_RULES.links.test(address),
    },
  }),
  Figure.configure({ addresses }),
];
