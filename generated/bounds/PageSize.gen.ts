/** Written by `npm run generate`. */
export const pageSizeBounds = {
    "minimum": 1,
    "maximum": 100
} as const;
