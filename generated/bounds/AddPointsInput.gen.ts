/** Written by `npm run generate`. */
export const addPointsInputBounds = {
    "points": {
        "minimum": -1000000,
        "maximum": 1000000
    },
    "reason": {
        "minLength": 1,
        "maxLength": 500
    }
} as const;
