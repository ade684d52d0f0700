/** Written by `npm run generate`. */
export const membershipRequestInputBounds = {
    "message": {
        "minLength": 1,
        "maxLength": 1000
    }
} as const;
