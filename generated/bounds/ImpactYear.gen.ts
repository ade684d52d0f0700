/** Written by `npm run generate`. */
export const impactYearBounds = {
    "minimum": 2000,
    "maximum": 2100
} as const;
