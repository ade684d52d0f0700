export const DECORATIVE_HINT = 'It adds nothing to the text, so screen readers skip it.';
