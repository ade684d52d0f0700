/** Written by `npm run generate`. */
export const identityProofInputBounds = {
    "password": {
        "minLength": 1,
        "maxLength": 128
    },
    "code": {
        "minLength": 1,
        "maxLength": 40
    }
} as const;
