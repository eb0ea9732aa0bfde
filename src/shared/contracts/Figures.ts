/** What several records have in common, and the figures of these. */
export type FigureGroup = {
  /** The value by which they belong together, of each property that was asked for; a period is told by its first day. */
  values: Readonly<Record<string, string | number | boolean | null>>
  /** What people call the records that are referred to. */
  names: Readonly<Record<string, string>>
  /** By measure, as it was asked for; null where no record has a value. */
  figures: Readonly<Record<string, number | null>>
}

/** Figures of an entity's records. */
export type Figures = {
  groups: readonly FigureGroup[]
  /** Of all records together. */
  whole: FigureGroup['figures']
  /** How many groups there are; those beyond the limit are not listed. */
  count: number
}
