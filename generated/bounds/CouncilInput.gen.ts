/** Written by `npm run generate`. */
export const councilInputBounds = {
    "councilTitle": {
        "minLength": 1,
        "maxLength": 120
    },
    "description": {
        "minLength": 1,
        "maxLength": 5000
    },
    "sdgs": {
        "minItems": 1,
        "maxItems": 17
    },
    "location": {
        "maxLength": 200
    },
    "placeId": {
        "maxLength": 10
    }
} as const;
