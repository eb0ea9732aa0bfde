import type { Text } from '#shared/contracts/Text.ts'

/** The reason why a query parameter is refused, and the correct form; the placeholders are the facts of the refusal. */
export const queryReasons = {
  unknown: { zh: '没有这个参数，可用的有 %{names}', en: 'there is none of that name; there are %{names}' },
  meant: { zh: '请改用 %{meant}', en: 'write "%{meant}" instead' },
  filter: {
    zh: '既不是参数，也不是可筛选的字段；可筛选的有 %{names}',
    en: 'it is neither a parameter nor a property to filter by; those are %{names}',
  },
  absent: { zh: '此调用没有这个参数', en: 'this call does not take it' },
  once: { zh: '只能出现一次', en: 'give it once' },
  either: { zh: '两者须给出其一', en: 'give one of the two' },
  json: { zh: '不是有效的 JSON', en: 'it is not valid JSON' },
  object: { zh: '应为 JSON 对象，例如 {"id":["…"]}', en: 'write a JSON object, such as {"id":["…"]}' },
  alternatives: {
    zh: '应为至少一组筛选条件的列表，例如 [{"id":["…"]},{"id_ne":"…"}]',
    en: 'write a list of at least one JSON object of filters, such as [{"id":["…"]},{"id_ne":"…"}]',
  },
  inAlternatives: {
    zh: '搜索和其他备选条件不能放在备选条件之内',
    en: 'a search and further alternatives stand beside alternatives, not in them',
  },
  length: { zh: '最多 %{most} 个字符', en: 'write at most %{most} characters' },
  conditions: { zh: '最多 %{most} 个条件', en: 'give at most %{most} conditions' },
  values: { zh: '最多 %{most} 个值', en: 'give at most %{most} values' },
  whole: { zh: '应为 %{least} 到 %{most} 的整数', en: 'write a whole number from %{least} to %{most}' },
  range: {
    zh: '应为首行和末行的位置，例如 [0,19]，首行不超过 %{most}',
    en: 'write the places of the first and the last row, such as [0,19]; the first is at most %{most}',
  },
  far: {
    zh: '超出前 %{most} 条，请缩小筛选范围',
    en: 'it lies beyond the first %{most} rows; please narrow the filters',
  },
  flag: { zh: '应为 true 或 false', en: 'write true or false' },
  choice: { zh: '应为 %{names} 之一', en: 'write one of %{names}' },
  several: {
    zh: '应为 %{names} 中的一个或多个，以逗号分隔且不重复',
    en: 'write one or more of %{names}, with commas between them and none twice',
  },
  most: { zh: '最多 %{most} 个，且不重复', en: 'give at most %{most}, none of them twice' },
  unsortable: {
    zh: '不能按“%{given}”排序，可用的有 %{names}',
    en: 'rows are not sorted by "%{given}", but by %{names}',
  },
  sort: {
    zh: '应为 ["name","ASC"] 或 -price,name 的形式，最多 %{most} 个字段',
    en: 'write it as ["name","ASC"] or as -price,name, with at most %{most} properties',
  },
  search: {
    zh: '应为至多 %{most} 个字符的文本，且列表须可搜索',
    en: 'write a text of at most %{most} characters; it is for lists that can be searched',
  },
  comparison: { zh: '该字段不能这样比较', en: 'its property cannot be compared that way' },
  over: {
    zh: '不能按所引用记录的这一字段这样筛选',
    en: 'what is referred to cannot be filtered by it in that way',
  },
  text: { zh: '应为至多 %{most} 个字符的文本', en: 'write a text of at most %{most} characters' },
  number: { zh: '应为数字', en: 'write a number' },
  integer: { zh: '应为整数', en: 'write a whole number' },
  uuid: { zh: '应为 UUID', en: 'write a UUID' },
  date: { zh: '应为日期，例如 2026-01-31', en: 'write a date, such as 2026-01-31' },
  timestamp: {
    zh: '应为日期和时间，例如 2026-01-31T09:30:00Z',
    en: 'write a date and a time, such as 2026-01-31T09:30:00Z',
  },
  clock: { zh: '应为时间，例如 09:30', en: 'write a time of day, such as 09:30' },
  address: {
    zh: '应为网页地址，例如 https://example.com',
    en: 'write the address of a website, such as https://example.com',
  },
  ids: { zh: '应为 1 到 %{most} 个 UUID 的列表', en: 'write a list of 1 to %{most} UUIDs' },
  zone: {
    zh: '应为时区名称，例如 Asia/Shanghai',
    en: 'write the name of a time zone, such as Asia/Shanghai',
  },
  head: {
    zh: '应为“编号:摘要”，如 data/audit-head.txt 中所写',
    en: 'write it as the file data/audit-head.txt has it, number:digest',
  },
  character: {
    zh: '含有无法保存的字符（空字符或不成对的 UTF-16 代理项）',
    en: 'it contains a character that no text has: a NUL, or half of a surrogate pair',
  },
  unreadable: { zh: '有一个值数据库无法读取', en: 'it holds a value that the database cannot read' },
} as const satisfies Record<string, Text>
