/** Written by `npm run generate`. */
export const mapZoomBounds = {
    "minimum": 0,
    "maximum": 14
} as const;
