/** Marks elements whose text has letters that the text font lacks. Loaded once the browser has drawn such a letter. */
import { isBeyondTextFace, WHOLE_WORDS } from '../shared/whole-words.ts';

const isField = (node: Node): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

export function watchWholeWords(): void {
  markWithin(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) markElement(element);
      for (const node of addedNodes) if (node instanceof Element) markWithin(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  // React sets a field's value without changing the document.
  for (const type of ['input', 'focusin']) {
    addEventListener(type, ({ target }) => void (target instanceof Element && markElement(target)), true);
  }
}

function markWithin(root: Element): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = nodes.nextNode()) if (node instanceof Element) markElement(node);
}

function markElement(element: Element): void {
  // Mark around an editor, not within it: it watches its content and would undo the mark.
  const place = element.closest('[contenteditable]')?.parentElement ?? element;
  const isBeyond = isBeyondTextFace(place === element ? ownText(element) : place.textContent);
  if (isBeyond === place.hasAttribute(WHOLE_WORDS)) return;
  if (isBeyond) place.setAttribute(WHOLE_WORDS, isInTextFace(place) ? 'text' : 'title');
  else place.removeAttribute(WHOLE_WORDS);
}

function ownText(element: Element): string {
  if (isField(element)) return element.value;
  return [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
}

const isInTextFace = (element: Element) => getComputedStyle(element).fontFamily.includes('Figtree');
