/** Written by `npm run generate`. */
export const registrationInputBounds = {
    "email": {
        "minLength": 3,
        "maxLength": 254
    },
    "password": {
        "minLength": 12,
        "maxLength": 128
    },
    "location": {
        "minLength": 1,
        "maxLength": 200
    },
    "placeId": {
        "maxLength": 10
    },
    "name": {
        "minLength": 1,
        "maxLength": 100
    },
    "lastName": {
        "minLength": 1,
        "maxLength": 100
    },
    "contactNo": {
        "maxLength": 20
    },
    "motivation": {
        "maxLength": 500
    },
    "proof": {
        "minLength": 1,
        "maxLength": 2000
    }
} as const;
