/** A picture with an editable caption; its alt text is set in a dialog. */
import { mergeAttributes, Node } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { say } from '#languages/say.ts';
import { mediaIdIn, plainAddressOf } from '../article/article-rules.ts';
import type { AddressBook } from './address-book.ts';

export interface FigureAttributes {
  mediaId: string;
  alt: string;
}

interface FigureOptions {
  addresses: AddressBook | null;
}

export const FIGURE = 'figure';
export const PICTURE_NAME = 'data-media';
const PLACEHOLDER = say('news.figure.captionPlaceholder');

export const Figure = Node.create<FigureOptions>({
  name: FIGURE,
  group: 'block',
  content: 'inline*',
  marks: 'bold italic link',
  isolating: true,
  draggable: true,

  addOptions: () => ({ addresses: null }),

  addAttributes: () => ({ mediaId: { default: '', rendered: false }, alt: { default: '', rendered: false } }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => readPicture(figure.querySelector('img')),
      contentElement: (figure) =>
        (figure as Element).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: readPicture },
  ],

  renderHTML({ node, HTMLAttributes }) {
    const { mediaId, alt } = attributesOf(node);
    // Keep only the id: the browser would try to fetch an unsigned address.
    const picture = ['img', { [PICTURE_NAME]: mediaId, alt }] as const;
    return ['figure', mergeAttributes(HTMLAttributes), picture, ['figcaption', 0]];
  },

  addKeyboardShortcuts() {
    return {
      // Captions are a single line: Enter continues in the text.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== FIGURE) return false;
        const after = $from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },

  addNodeView() {
    const { addresses } = this.options;
    return ({ node: first }) => {
      const dom = document.createElement('figure');
      const picture = document.createElement('img');
      const caption = document.createElement('figcaption');
      picture.contentEditable = 'false';
      picture.draggable = true;
      caption.dataset['placeholder'] = PLACEHOLDER;
      const note = document.createElement('p');
      note.className = 'text-sm text-muted';
      note.contentEditable = 'false';
      note.textContent = say('news.figure.decorativePicture');
      dom.append(picture, note, caption);
      let node = first;
      const show = () => {
        const { mediaId, alt } = attributesOf(node);
        // Show only the alt text until the signed address is known.
        const address = addresses?.all().get(mediaId);
        if (address !== undefined && picture.getAttribute('src') !== address) picture.src = address;
        picture.alt = alt;
        note.hidden = alt !== '';
        caption.toggleAttribute('data-empty', node.content.size === 0);
      };
      show();
      const stop = addresses?.subscribe(show);
      return {
        dom,
        contentDOM: caption,
        update: (next) => {
          if (next.type !== node.type) return false;
          node = next;
          show();
          return true;
        },
        ignoreMutation: ({ target }) => !caption.contains(target),
        destroy: () => stop?.(),
      };
    };
  },
});

function attributesOf(node: TextNode): FigureAttributes {
  const { mediaId, alt } = node.attrs;
  return { mediaId: String(mediaId), alt: String(alt) };
}

function readPicture(picture: Element | null): FigureAttributes | false {
  const name = picture?.getAttribute(PICTURE_NAME);
  const mediaId = mediaIdIn(name ? plainAddressOf(name) : (picture?.getAttribute('src') ?? ''));
  return mediaId === null ? false : { mediaId, alt: picture?.getAttribute('alt') ?? '' };
}
