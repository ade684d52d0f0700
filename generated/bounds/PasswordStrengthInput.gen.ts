/** Written by `npm run generate`. */
export const passwordStrengthInputBounds = {
    "password": {
        "minLength": 12,
        "maxLength": 128
    },
    "known": {
        "maxItems": 4
    }
} as const;
