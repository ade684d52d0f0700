/** Written by `npm run generate`. */
export const applicationAnswerInputBounds = {
    "answer": {
        "maxLength": 1000
    }
} as const;
