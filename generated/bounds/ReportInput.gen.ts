/** Written by `npm run generate`. */
export const reportInputBounds = {
    "text": {
        "minLength": 1,
        "maxLength": 1000
    }
} as const;
