/** Written by `npm run generate`. */
export const changeEmailInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    }
} as const;
