/** Written by `npm run generate`. */
export const organizationInviteInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    },
    "organizationName": {
        "minLength": 1,
        "maxLength": 200
    }
} as const;
