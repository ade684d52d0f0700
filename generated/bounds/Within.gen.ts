/** Written by `npm run generate`. */
export const withinBounds = {
    "minimum": 1,
    "maximum": 2000
} as const;
