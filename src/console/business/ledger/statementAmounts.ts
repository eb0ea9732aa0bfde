/** The amount columns of a statement. */
export const statementAmounts = ['earned', 'taken_back', 'sum'] as const
