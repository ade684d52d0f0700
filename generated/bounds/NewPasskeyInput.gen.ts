/** Written by `npm run generate`. */
export const newPasskeyInputBounds = {
    "id": {
        "minLength": 1,
        "maxLength": 1400
    },
    "clientDataJSON": {
        "minLength": 1,
        "maxLength": 4000
    },
    "attestationObject": {
        "minLength": 1,
        "maxLength": 20000
    },
    "transports": {
        "maxItems": 10
    }
} as const;
