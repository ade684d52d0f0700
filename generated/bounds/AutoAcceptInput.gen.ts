/** Written by `npm run generate`. */
export const autoAcceptInputBounds = {
    "min_pointsreq": {
        "minimum": 0,
        "maximum": 1000000000
    }
} as const;
