/** Written by `npm run generate`. */
export const passkeyNameInputBounds = {
    "name": {
        "minLength": 1,
        "maxLength": 60
    }
} as const;
