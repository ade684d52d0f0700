/** Written by `npm run generate`. */
export const mediaPartInputBounds = {
    "offset": {
        "minimum": 0,
        "maximum": 10485760
    },
    "bytes": {
        "minimum": 1,
        "maximum": 10485760
    },
    "sha256": {
        "minLength": 64,
        "maxLength": 64
    },
    "alt": {
        "maxLength": 300
    }
} as const;
