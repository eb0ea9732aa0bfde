/** Words of the kinds of export, in Chinese; the English ones have the same shape. */
export const exportWords = {
  toImport: '供再次导入（.xlsx）',
}

/** The shape both languages share. */
export type ExportWords = typeof exportWords
