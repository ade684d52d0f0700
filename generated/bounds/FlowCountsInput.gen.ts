/** Written by `npm run generate`. */
export const flowCountsInputBounds = {
    "release": {
        "minLength": 1,
        "maxLength": 40
    },
    "transitions": {
        "minItems": 0,
        "maxItems": 200
    },
    "entered": {
        "minItems": 0,
        "maxItems": 200
    },
    "durations": {
        "minItems": 0,
        "maxItems": 200
    }
} as const;
