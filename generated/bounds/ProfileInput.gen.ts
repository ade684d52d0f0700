/** Written by `npm run generate`. */
export const profileInputBounds = {
    "name": {
        "minLength": 1,
        "maxLength": 100
    },
    "lastName": {
        "minLength": 1,
        "maxLength": 100
    },
    "location": {
        "minLength": 1,
        "maxLength": 200
    },
    "placeId": {
        "maxLength": 10
    },
    "contactNo": {
        "maxLength": 20
    },
    "bio": {
        "maxLength": 1000
    },
    "revision": {
        "minimum": 1,
        "maximum": 1000000000
    }
} as const;
