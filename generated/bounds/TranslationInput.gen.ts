/** Written by `npm run generate`. */
export const translationInputBounds = {
    "target": {
        "minLength": 2,
        "maxLength": 5
    }
} as const;
