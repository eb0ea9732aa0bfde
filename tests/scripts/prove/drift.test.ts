import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { proveDrift } from '#scripts/prove/drift/proveDrift.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

const server = {
  file: 'src/server/business/planted.ts',
  lines: [
    `import { sql } from '#server/database/sql.ts'`,
    `export const read = (record: Record<string, unknown>) => record['pay_time']`,
    `export const take = ({ chain }: Record<string, unknown>) => chain`,
    `export const isOpen = (status: string) => status === 'refusing'`,
    `export const query = sql\`SELECT trade_no FROM "order" WHERE status = 'refused_fail'\``,
    `export const move: string = 'confirmRefund'`,
    `export type Outcome = 'taken_back' | 'kept'`,
    `export const right: string = 'system.user.edit'`,
  ],
  found: [
    '2 pay_time',
    '3 chain',
    '4 refusing',
    '5 order',
    '5 refused_fail',
    '5 status',
    '5 trade_no',
    '6 confirmRefund',
    '7 taken_back',
    '8 user',
  ],
}

const screen = {
  file: 'src/console/business/Planted.tsx',
  lines: [
    `import { TextField } from 'react-admin'`,
    `export const Planted = () => <TextField source="good_min" />`,
    `export const columns = ['nickname']`,
    `export const isRate = (source: string) => source === 'rate'`,
  ],
  found: ['2 good_min', '3 nickname', '4 rate'],
}

it('each planted place where a rename would go unnoticed is found with its file and line, and no other', async () => {
  const { silent, idle, names, places } = await proveDrift({
    prepare: (folder) => {
      for (const { file, lines } of [server, screen]) writeFileSync(join(folder, file), lines.join('\n'))
      // No code uses this name; "title" and "open" are ordinary words everywhere else.
      cpSync(join(projectRoot, 'docs/examples/ticket.json'), join(folder, 'schemas/ticket.json'))
    },
  })
  for (const { file, found } of [server, screen]) {
    const there = silent.filter((place) => place.file === file)
    expect(there.map(({ line, name }) => `${line} ${name}`).sort()).toEqual(found)
  }
  const others = silent.filter(({ file }) => file !== server.file && file !== screen.file)
  expect(others.map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([])
  expect(idle).toEqual([])
  expect(names).toBeGreaterThan(150)
  expect(places).toBeGreaterThan(300)
}, 900_000)
