/** Written by `npm run generate`. */
export const goalBounds = {
    "minimum": 1,
    "maximum": 17
} as const;
