import { expect, it } from 'vitest'
import { copyProject } from '#tests/support/copyProject.ts'

const copy = copyProject(['src', 'generated', 'package.json', 'tsconfig.base.json'])
const file = 'src/shared/secretMask.ts'

it('a type error in a copy of the project is found there, although the project itself was compiled', () => {
  const text = copy.read(file)
  copy.write(file, `${text}\nexport const planted: string = 1\n`)
  const refused = copy.compile(['src/shared'])
  expect(refused.output).toContain(`${file}(`)
  expect(refused.output).toContain("Type 'number' is not assignable to type 'string'")
  copy.write(file, text)
  expect(copy.compile(['src/shared'])).toEqual({ status: 0, output: '' })
})
