/** Written by `npm run generate`. */
export const mediaUploadInputBounds = {
    "files": {
        "minItems": 1,
        "maxItems": 10
    },
    "alts": {
        "maxItems": 10
    },
    "submissionIds": {
        "maxItems": 10
    }
} as const;
