/** The fault of a cell whose text is no valid value of its property. */
export class CellFault extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>

  constructor(code: string, params: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'CellFault'
    this.code = code
    this.params = params
  }
}
