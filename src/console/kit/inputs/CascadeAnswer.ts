/** An option of a cascading select; the options below it are loaded when it is chosen. */
export interface CascadeOption {
  label: string
  value: string
  /** Absent if there are no options below. */
  children?: readonly CascadeOption[]
}

/** The answer of a loader. */
export interface CascadeAnswer {
  code: number
  data: readonly CascadeOption[]
}

/** Loads the options below a value, or those of the first level. */
export type LoadCascade = (parent?: string) => Promise<CascadeAnswer>
