import type { Text } from '#shared/contracts/Text.ts'
import type { CellDamage } from '#shared/fields/spreadsheetCell.ts'

type CellCode =
  | 'cellJson'
  | 'cellNumber'
  | 'cellTooMany'
  | 'referenceUnknown'
  | 'referenceAmbiguous'
  | 'referenceAmbiguousInTree'
  | 'keyAmbiguous'
  | 'keyRepeated'

/** Messages about cells and keys that occur only in files. Messages that occur in forms too are in `validationTable`. */
export const cellMessages = {
  cellJson: {
    zh: '%{label}要写成 JSON，写法见“供再次导入”的导出文件',
    en: '%{label} must be written as JSON, as in a file that is exported "To import again"',
  },
  cellNumber: {
    zh: '%{label}中的整数 %{number} 位数过多，无法原样保存；请改为文本（加引号）',
    en: '%{label} holds the whole number %{number}, which has more digits than can be kept; write it as a text, in quotation marks',
  },
  cellTooMany: {
    zh: '%{label}的值过多，一个单元格最多 %{most} 个',
    en: '%{label} holds too many values: a cell takes %{most} at most',
  },
  cellCut: {
    zh: '%{label}超过了单元格的长度，导出时已被截断，请改用 CSV',
    en: '%{label} is longer than a cell and was cut off by the export; please use CSV',
  },
  cellRounded: {
    zh: '%{label}被表格软件当作数字缩写，原来的内容已丢失；请把该列设为文本后重新填写',
    en: '%{label} was taken for a number and shortened by the spreadsheet; please make it a text and write it once more',
  },
  cellFailed: {
    zh: '%{label}的公式出错了，没有可导入的内容',
    en: '%{label} holds a formula that failed, and nothing to import',
  },
  referenceUnknown: { zh: '没有名为“%{name}”的%{label}', en: 'There is no %{labelInText} named “%{name}”' },
  referenceAmbiguous: {
    zh: '有多条名为“%{name}”的%{label}，请改用编号（ID）',
    en: 'Several records are named “%{name}”; please give the id of the %{labelInText}',
  },
  referenceAmbiguousInTree: {
    zh: '有多条名为“%{name}”的%{label}，请在前面写上级名称，如“上级/%{name}”，或改用编号（ID）',
    en: 'Several records are named “%{name}”; please write the names above it first, as in “Above / %{name}”, or give the id of the %{labelInText}',
  },
  keyAmbiguous: {
    zh: '有多条记录的%{label}相同，无法确定修改哪一条',
    en: 'Several records have this %{labelInText}, so it is not clear which is meant',
  },
  keyRepeated: { zh: '%{label}在文件中重复出现', en: '%{label} occurs twice in the file' },
} as const satisfies Record<CellCode | CellDamage, Text>
