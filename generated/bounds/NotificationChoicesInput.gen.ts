/** Written by `npm run generate`. */
export const notificationChoicesInputBounds = {
    "choices": {
        "minItems": 1,
        "maxItems": 60
    }
} as const;
