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
    }
} as const;
