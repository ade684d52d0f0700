/** Written by `npm run generate`. */
export const impactQuestionInputBounds = {
    "question": {
        "minLength": 10,
        "maxLength": 1000
    },
    "revision": {
        "minimum": 1,
        "maximum": 1000000000
    }
} as const;
