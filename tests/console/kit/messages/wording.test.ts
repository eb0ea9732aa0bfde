import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'

/** Every line with texts of the console or of the server, with its file. */
const lines = ['src/console', 'src/shared'].flatMap((room) =>
  readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:messages|errors)\/.*\.ts$/u.test(file))
    .flatMap((file) =>
      readFileSync(join(projectRoot, room, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/u.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    ),
)

it.each([
  { other: /'Retry'/u, name: 'Try again' },
  { other: /user name/iu, name: 'username' },
  { other: /\blogin'/u, name: 'log-in, where it is a noun' },
  { other: /somebody/iu, name: 'someone' },
  { other: /拷贝/u, name: '复制' },
  { other: /[上下]一月/u, name: '上个月, 下个月' },
  { other: /等待启用/u, name: '等待激活' },
  { other: /修改的属性/u, name: '修改的字段' },
  { other: /暂无/u, name: '还没有' },
  { other: /账户|帐[号户]/u, name: '账号' },
  { other: /(?:selected|deleted|done for .*) entr(?:y|ies)\b/iu, name: 'record, which has entries' },
])('texts say $name, never $other', ({ other }) => {
  expect(lines.filter((line) => other.test(line))).toEqual([])
})
