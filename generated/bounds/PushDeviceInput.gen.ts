/** Written by `npm run generate`. */
export const pushDeviceInputBounds = {
    "endpoint": {
        "minLength": 1,
        "maxLength": 2000
    },
    "p256dh": {
        "minLength": 87,
        "maxLength": 88
    },
    "auth": {
        "minLength": 22,
        "maxLength": 24
    }
} as const;
