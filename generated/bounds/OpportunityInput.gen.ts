/** Written by `npm run generate`. */
export const opportunityInputBounds = {
    "title": {
        "minLength": 1,
        "maxLength": 160
    },
    "description": {
        "minLength": 1,
        "maxLength": 10000
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
    },
    "timeZone": {
        "minLength": 1,
        "maxLength": 64
    },
    "seats": {
        "minimum": 1,
        "maximum": 1000000
    },
    "link": {
        "maxLength": 2000
    },
    "mediaIds": {
        "maxItems": 10
    },
    "questions": {
        "maxItems": 5
    },
    "acceptMessage": {
        "maxLength": 2000
    },
    "declineMessage": {
        "maxLength": 2000
    },
    "contactEmail": {
        "minLength": 3,
        "maxLength": 254
    },
    "revision": {
        "minimum": 1,
        "maximum": 1000000000
    }
} as const;
