/** Written by `npm run generate`. */
export const impactProposalInputBounds = {
    "words": {
        "maxLength": 10200
    },
    "media": {
        "maxItems": 20
    }
} as const;
