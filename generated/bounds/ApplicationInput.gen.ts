/** Written by `npm run generate`. */
export const applicationInputBounds = {
    "message": {
        "maxLength": 2000
    },
    "answers": {
        "maxItems": 5
    }
} as const;
