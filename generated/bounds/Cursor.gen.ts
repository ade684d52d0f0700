/** Written by `npm run generate`. */
export const cursorBounds = {
    "minLength": 1,
    "maxLength": 500
} as const;
