/** Written by `npm run generate`. */
export const secondStepInputBounds = {
    "code": {
        "minLength": 1,
        "maxLength": 40
    }
} as const;
