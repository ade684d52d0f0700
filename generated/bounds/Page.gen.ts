/** Written by `npm run generate`. */
export const pageBounds = {
    "minimum": 1,
    "maximum": 10000
} as const;
