/** Written by `npm run generate`. */
export const logInInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    },
    "password": {
        "minLength": 1,
        "maxLength": 128
    }
} as const;
