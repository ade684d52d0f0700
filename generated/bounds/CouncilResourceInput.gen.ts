/** Written by `npm run generate`. */
export const councilResourceInputBounds = {
    "title": {
        "minLength": 1,
        "maxLength": 200
    },
    "description": {
        "minLength": 1,
        "maxLength": 1000
    },
    "url": {
        "maxLength": 2000
    }
} as const;
