/** Written by `npm run generate`. */
export const logInInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    },
    "password": {
        "minLength": 1,
        "maxLength": 128
    },
    "code": {
        "minLength": 1,
        "maxLength": 40
    },
    "proof": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
