/** Written by `npm run generate`. */
export const applicationDecisionInputBounds = {
    "message": {
        "maxLength": 2000
    }
} as const;
