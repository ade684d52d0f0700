/** Written by `npm run generate`. */
export const accountUpdateInputBounds = {
    "reason": {
        "minLength": 1,
        "maxLength": 500
    }
} as const;
