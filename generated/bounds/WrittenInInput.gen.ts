/** Written by `npm run generate`. */
export const writtenInInputBounds = {
    "language": {
        "minLength": 2,
        "maxLength": 3
    }
} as const;
