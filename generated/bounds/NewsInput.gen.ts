/** Written by `npm run generate`. */
export const newsInputBounds = {
    "title": {
        "minLength": 1,
        "maxLength": 200
    },
    "authorName": {
        "minLength": 1,
        "maxLength": 150
    },
    "content": {
        "minLength": 1,
        "maxLength": 200000
    },
    "imagesUrl": {
        "minLength": 1,
        "maxLength": 500
    },
    "imagesAlt": {
        "maxLength": 300
    }
} as const;
