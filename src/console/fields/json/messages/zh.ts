/** The words of JSON inputs in Chinese. */
export const jsonWords = {
  keys: '全部可用属性（%{count}）',
  place: '第 %{line} 行第 %{column} 列：%{problem}',
  roundedNumber: '%{number} 位数过多，无法原样保存，请加上引号改为文本',
  wrongShape: '应为 JSON 对象，如 {"icon": "Person"}',
  unknownKey: '未知属性“%{key}”，将原样保存',
  nearKey: '未知属性“%{key}”，是否想写“%{nearest}”？',
  repeatedKey: '属性“%{key}”重复，以最后一个为准',
  invalidSymbol: '无法识别的内容',
  invalidNumber: '数字格式不正确',
  propertyNameExpected: '此处应为带双引号的属性名',
  valueExpected: '此处缺少值',
  colonExpected: '此处缺少冒号',
  commaExpected: '此处缺少逗号',
  closeBraceExpected: '缺少右花括号 }',
  closeBracketExpected: '缺少右方括号 ]',
  endOfFileExpected: '多余的内容',
  noComments: '不允许注释',
  openString: '字符串缺少结束的双引号',
  badCharacter: '无效的字符或转义',
}

export type JsonTexts = typeof jsonWords
