/** A fault of an expression, with advice what to write instead. */
export class ExpressionFault extends Error {
  readonly advice: string

  constructor(message: string, advice: string) {
    super(message)
    this.advice = advice
  }
}
