/** Written by `npm run generate`. */
export const importInputBounds = {
    "content": {
        "minLength": 1,
        "maxLength": 240000
    }
} as const;
