/** A text whose quotation marks do not match, so that a cell would swallow all rows after it. */
export class QuotesOpen extends Error {
  readonly line: number

  constructor(line: number) {
    super(`the quotation marks of line ${line} do not match`)
    this.name = 'QuotesOpen'
    this.line = line
  }
}

/** A text with bytes that are no character; the original characters are lost. */
export class CharactersDamaged extends Error {
  readonly line: number

  constructor(line: number) {
    super(`line ${line} has bytes that are no character`)
    this.name = 'CharactersDamaged'
    this.line = line
  }
}

/** A formula without its result in the file, as programs leave it that only write workbooks. */
export class FormulaOpen extends Error {
  readonly cell: string

  constructor(cell: string) {
    super(`the result of the formula in ${cell} is not in the file`)
    this.name = 'FormulaOpen'
    this.cell = cell
  }
}

/** A cell that shows an error, such as #N/A, instead of a value. */
export class CellFailed extends Error {
  readonly cell: string
  readonly error: string

  constructor({ cell, error }: Pick<CellFailed, 'cell' | 'error'>) {
    super(`${cell} shows ${error}`)
    this.name = 'CellFailed'
    this.cell = cell
    this.error = error
  }
}

/** A file that would fill the browser's memory, either unpacked or as it is. */
export class FileTooLarge extends Error {
  /** The limit in bytes. */
  readonly limit: number

  constructor(limit: number) {
    super(`the file has more than ${limit} bytes`)
    this.name = 'FileTooLarge'
    this.limit = limit
  }
}

/** A sheet with more columns than an import takes. */
export class FileTooWide extends Error {
  readonly limit: number

  constructor(limit: number) {
    super(`the sheet has more than ${limit} columns`)
    this.name = 'FileTooWide'
    this.limit = limit
  }
}
