/** The columns of a statement, besides its months. */
export const statementAmounts = ['earned', 'taken_back', 'sum'] as const
