import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'

/** The lines of comments in hand-written code, each with its file and number. */
const comments = ['src', 'scripts', 'tests'].flatMap((room) =>
  readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .flatMap((file) =>
      readFileSync(join(projectRoot, room, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const { text } = /^\s*(?:\/\*\*|\/\/|\{?\/\*|\*(?!\/)) ?(?<text>.*)/u.exec(line)?.groups ?? {}
          return text === undefined ? [] : [{ place: `${room}/${file}:${index + 1}`, line, text }]
        }),
    ),
)

const told = ({ place, text }: { place: string; text: string }) => `${place}: ${text}`

describe('comments', () => {
  it('begin with the thing that they are about, and not with a relative clause', () => {
    const begins = /^\s*(?:\/\*\*|\/\/|\{\/\*) /u
    const relative = /^(?:What(?!-)|Who|Whom|Whatever|Whoever|That which|Those (?:that|who|which|of))\b/u
    const first = comments.filter(({ line }) => begins.test(line))
    expect(first.length).toBeGreaterThan(1000)
    expect(first.filter(({ text }) => relative.test(text)).map(told)).toEqual([])
  })

  it.each(['anew', 'somebody', 'whoever', 'what stands', 'seldom', 'hitherto'])(
    'do not use the word “%s”',
    (word) => {
      const used = new RegExp(String.raw`\b${word}\b`, 'iu')
      expect(comments.filter(({ text }) => used.test(text)).map(told)).toEqual([])
    },
  )
})
