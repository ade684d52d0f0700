/** Written by `npm run generate`. */
export const impactUpdateInputBounds = {
    "title": {
        "minLength": 1,
        "maxLength": 150
    },
    "description": {
        "minLength": 1,
        "maxLength": 10000
    },
    "impactYear": {
        "minimum": 2000,
        "maximum": 2100
    },
    "location": {
        "maxLength": 200
    },
    "placeId": {
        "maxLength": 10
    },
    "sdgs": {
        "minItems": 1,
        "maxItems": 5
    },
    "media": {
        "maxItems": 20
    },
    "members": {
        "maxItems": 50
    },
    "memberInvites": {
        "maxItems": 50
    },
    "revision": {
        "minimum": 1,
        "maximum": 1000000000
    }
} as const;
