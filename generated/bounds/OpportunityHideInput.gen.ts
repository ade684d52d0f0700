/** Written by `npm run generate`. */
export const opportunityHideInputBounds = {
    "reason": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
