/** Written by `npm run generate`. */
export const councilDecisionInputBounds = {
    "reason": {
        "minLength": 1,
        "maxLength": 2000
    },
    "revision": {
        "minimum": 1,
        "maximum": 1000000000
    }
} as const;
