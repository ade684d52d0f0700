/** Written by `npm run generate`. */
export const searchBounds = {
    "minLength": 1,
    "maxLength": 100
} as const;
