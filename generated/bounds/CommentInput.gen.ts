/** Written by `npm run generate`. */
export const commentInputBounds = {
    "content": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
