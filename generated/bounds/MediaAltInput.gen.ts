/** Written by `npm run generate`. */
export const mediaAltInputBounds = {
    "alt": {
        "maxLength": 300
    }
} as const;
