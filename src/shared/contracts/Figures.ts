/** A group of records and its figures. */
export type FigureGroup = {
  /** The value of each grouping property that the group's records share; a period is given by its first day. */
  values: Readonly<Record<string, string | number | boolean | null>>
  /** The display names of the referenced records. */
  names: Readonly<Record<string, string>>
  /** The figures by measure, as requested; null where no record has a value. */
  figures: Readonly<Record<string, number | null>>
}

/** Figures of an entity's records. */
export type Figures = {
  groups: readonly FigureGroup[]
  /** The figures of all records together. */
  whole: FigureGroup['figures']
  /** The number of groups, including those beyond the limit that are not listed. */
  count: number
}
