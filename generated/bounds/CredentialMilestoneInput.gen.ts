/** Written by `npm run generate`. */
export const credentialMilestoneInputBounds = {
    "name": {
        "minLength": 1,
        "maxLength": 100
    },
    "description": {
        "minLength": 1,
        "maxLength": 500
    },
    "points": {
        "minimum": 1,
        "maximum": 1000000000
    }
} as const;
