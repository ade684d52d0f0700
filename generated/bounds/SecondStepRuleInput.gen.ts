/** Written by `npm run generate`. */
export const secondStepRuleInputBounds = {
    "roles": {
        "maxItems": 4
    },
    "graceDays": {
        "minimum": 0,
        "maximum": 90
    }
} as const;
