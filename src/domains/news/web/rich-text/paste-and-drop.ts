/** Sanitises pasted and dropped content before the editor parses it. */
import type { EditorView } from '@tiptap/pm/view';
import { parsePasted } from './article-html.ts';

export type PasteAndDrop = {
  paste: (view: EditorView, event: ClipboardEvent) => boolean;
  drop: (view: EditorView, event: DragEvent) => boolean;
};

/** @param onPicture called for a pasted or dropped file. */
export function handlePasteAndDrop(onPicture: (file: File) => void): PasteAndDrop {
  function takeFile(event: Event, brought: DataTransfer | null): boolean {
    const file = [...(brought?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return false;
    event.preventDefault();
    onPicture(file);
    return true;
  }
  return {
    paste(view, event) {
      const html = event.clipboardData?.getData('text/html');
      if (!html) return takeFile(event, event.clipboardData);
      event.preventDefault();
      view.dispatch(view.state.tr.replaceSelection(parsePasted(view.state.schema, html)).scrollIntoView());
      return true;
    },
    drop(view, event) {
      // Dragging within the text.
      if (view.dragging) return false;
      if (takeFile(event, event.dataTransfer)) return true;
      const html = event.dataTransfer?.getData('text/html');
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (!html || !at) return false;
      event.preventDefault();
      const slice = parsePasted(view.state.schema, html);
      view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, slice));
      return true;
    },
  };
}
