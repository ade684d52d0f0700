/** Written by `npm run generate`. */
export const confirmAppFactorInputBounds = {
    "code": {
        "minLength": 1,
        "maxLength": 40
    }
} as const;
