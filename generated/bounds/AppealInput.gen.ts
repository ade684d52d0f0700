/** Written by `npm run generate`. */
export const appealInputBounds = {
    "message": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
