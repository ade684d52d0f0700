/** Written by `npm run generate`. */
export const languageInputBounds = {
    "language": {
        "minLength": 2,
        "maxLength": 5
    }
} as const;
