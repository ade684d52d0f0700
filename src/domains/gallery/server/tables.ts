/** Public pictures by goal, maintained by triggers. */

/** The table of the gallery, as 0010_gallery.sql makes it. */
interface GalleryPicturesTable {
  /** 0 for all goals together. */
  sdg: number;
  media_id: string;
  impact_id: string;
  owner_id: string;
  impact_year: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    gallery_pictures: GalleryPicturesTable;
  }
}

// Makes this file a module, which adds to the platform's tables instead of replacing them.
export {};
