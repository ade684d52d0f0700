/** Written by `npm run generate`. */
export const yearRecordInputBounds = {
    "year": {
        "minimum": 2000,
        "maximum": 2100
    }
} as const;
