/** Written by `npm run generate`. */
export const areaBounds = {
    "minLength": 7,
    "maxLength": 39
} as const;
