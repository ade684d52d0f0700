/** Written by `npm run generate`. */
export const commentHideInputBounds = {
    "reason": {
        "minLength": 1,
        "maxLength": 500
    }
} as const;
