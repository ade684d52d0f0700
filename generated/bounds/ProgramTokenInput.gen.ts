/** Written by `npm run generate`. */
export const programTokenInputBounds = {
    "name": {
        "minLength": 1,
        "maxLength": 80
    },
    "scopes": {
        "minItems": 1,
        "maxItems": 40
    }
} as const;
