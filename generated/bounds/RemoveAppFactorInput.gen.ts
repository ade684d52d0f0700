/** Written by `npm run generate`. */
export const removeAppFactorInputBounds = {
    "code": {
        "minLength": 1,
        "maxLength": 40
    }
} as const;
