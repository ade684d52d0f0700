/** Written by `npm run generate`. */
export const impactBulkReviewInputBounds = {
    "ids": {
        "minItems": 1,
        "maxItems": 100
    },
    "reason": {
        "minLength": 1,
        "maxLength": 2000
    },
    "revisions": {
        "minItems": 1,
        "maxItems": 100
    }
} as const;
