/** Written by `npm run generate`. */
export const commentUpdateInputBounds = {
    "content": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
