/** Written by `npm run generate`. */
export const newsUpdateInputBounds = {
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
        "maxLength": 500
    },
    "imagesAlt": {
        "maxLength": 300
    },
    "revision": {
        "minimum": 1,
        "maximum": 1000000000
    }
} as const;
