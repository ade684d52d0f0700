/** Written by `npm run generate`. */
export const impactAnswerInputBounds = {
    "answer": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
