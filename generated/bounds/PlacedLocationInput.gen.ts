/** Written by `npm run generate`. */
export const placedLocationInputBounds = {
    "location": {
        "minLength": 1,
        "maxLength": 200
    },
    "placeId": {
        "maxLength": 10
    }
} as const;
