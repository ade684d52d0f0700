/** Written by `npm run generate`. */
export const changePasswordInputBounds = {
    "currentPassword": {
        "minLength": 1,
        "maxLength": 128
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
