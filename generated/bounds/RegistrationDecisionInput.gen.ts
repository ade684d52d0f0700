/** Written by `npm run generate`. */
export const registrationDecisionInputBounds = {
    "reason": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
