/** The table of the gallery, as 0010_gallery.sql makes it. */
export interface GalleryPicturesTable {
  /** 0 for all goals together. */
  sdg: number;
  media_id: string;
  impact_id: string;
  owner_id: string;
  impact_year: number;
}

export interface GalleryTables {
  gallery_pictures: GalleryPicturesTable;
}
