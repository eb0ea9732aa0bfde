/** How browsers call a workbook of Excel. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
