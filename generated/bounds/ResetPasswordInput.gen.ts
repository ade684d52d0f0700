/** Written by `npm run generate`. */
export const resetPasswordInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    },
    "password": {
        "minLength": 12,
        "maxLength": 128
    },
    "confirmpassword": {
        "minLength": 1,
        "maxLength": 128
    }
} as const;
