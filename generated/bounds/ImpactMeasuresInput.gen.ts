/** Written by `npm run generate`. */
export const impactMeasuresInputBounds = {
    "hours": {
        "minimum": 0,
        "maximum": 1000000
    },
    "people": {
        "minimum": 0,
        "maximum": 100000000
    },
    "trees": {
        "minimum": 0,
        "maximum": 100000000
    },
    "co2eKg": {
        "minimum": 0,
        "maximum": 1000000000
    },
    "wasteKg": {
        "minimum": 0,
        "maximum": 1000000000
    }
} as const;
