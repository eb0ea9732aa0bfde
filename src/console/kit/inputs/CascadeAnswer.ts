/** A choice; the choices below it are loaded when it is chosen. */
export interface CascadeOption {
  label: string
  value: string
  /** Absent: nothing stands below. */
  children?: readonly CascadeOption[]
}

/** What a loader answers. */
export interface CascadeAnswer {
  code: number
  data: readonly CascadeOption[]
}

/** Loads the choices below a value, or the first level. */
export type LoadCascade = (parent?: string) => Promise<CascadeAnswer>
