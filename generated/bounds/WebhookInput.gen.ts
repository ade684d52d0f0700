/** Written by `npm run generate`. */
export const webhookInputBounds = {
    "name": {
        "minLength": 1,
        "maxLength": 80
    },
    "url": {
        "minLength": 10,
        "maxLength": 2000
    },
    "events": {
        "minItems": 1,
        "maxItems": 50
    }
} as const;
