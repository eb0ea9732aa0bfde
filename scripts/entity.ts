import { askForEntity } from './entity/askForEntity.ts'
import { createEntity, objectionsTo } from './entity/createEntity.ts'
import { openTerminal } from './entity/openTerminal.ts'
import { readArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'

// `npm run entity -- coupon --label-zh 优惠券 --field name:text --field amount:money`: starts a new schema.
const { values, positionals } = readArguments({
  usage:
    'npm run entity [-- <name>] [--label-zh <name>] [--label-en <name>] [--group <menu>] [--field <name>:<type> …]',
  words: 1,
  options: {
    'label-zh': { type: 'string' },
    'label-en': { type: 'string' },
    group: { type: 'string' },
    field: { type: 'string', multiple: true, default: [] },
  },
})
const [name] = positionals
const { 'label-zh': zh, 'label-en': en, group, field } = values

try {
  using terminal = openTerminal()
  const said = {
    ...(name ? { name } : {}),
    ...(zh ? { zh } : {}),
    ...(en ? { en } : {}),
    ...(group ? { group } : {}),
    fields: field,
  }
  const entity = await askForEntity(said, {
    ...terminal,
    objectionsTo: (sofar) => objectionsTo(root, sofar),
  })
  console.log(`Wrote ${createEntity(root, entity)}. Next: complete it, then npm start (or npm run dev).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
