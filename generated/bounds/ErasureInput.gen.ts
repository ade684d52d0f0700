/** Written by `npm run generate`. */
export const erasureInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    }
} as const;
