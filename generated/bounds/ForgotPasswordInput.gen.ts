/** Written by `npm run generate`. */
export const forgotPasswordInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    }
} as const;
