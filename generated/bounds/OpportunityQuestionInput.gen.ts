/** Written by `npm run generate`. */
export const opportunityQuestionInputBounds = {
    "text": {
        "minLength": 1,
        "maxLength": 200
    }
} as const;
