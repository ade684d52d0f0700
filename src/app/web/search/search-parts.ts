/** The search's box and page, in one chunk: the first page names every chunk that it may load. */
export { SearchBox } from './search-box.tsx';
export { SearchPage } from './search-page.tsx';
