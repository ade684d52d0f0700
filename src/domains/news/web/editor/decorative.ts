/** What a picture without words means for those who are read the page. */
export const DECORATIVE_HINT = 'It adds nothing to the text. Screen readers skip it.';
