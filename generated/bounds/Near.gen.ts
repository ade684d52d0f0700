/** Written by `npm run generate`. */
export const nearBounds = {
    "maxLength": 10
} as const;
