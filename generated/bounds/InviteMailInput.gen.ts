/** Written by `npm run generate`. */
export const inviteMailInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    }
} as const;
