/** Written by `npm run generate`. */
export const mapBoundsBounds = {
    "minLength": 7,
    "maxLength": 39
} as const;
