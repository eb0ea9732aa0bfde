import { pascalCase, snakeCase } from '#shared/words/nameForms.ts'
import type { Rule } from './subject/Subject.ts'

// Files of these names lie beside those of the entities in generated/, or the API document has components of these names.
const reservedNames = new Set([
  'historyentry',
  'bulkreport',
  'figures',
  'importreport',
  'exportjob',
  'failureenvelope',
  'entityname',
  'tables',
  'routes',
  'resources',
  'menus',
  'messages',
  'openapi',
  'validators',
])

// Addresses of the console's own pages; the address of an entity's page begins with the entity's name.
const addresses = new Set(
  'dashboard exception exports home login logout notifications profile setting'.split(' '),
)

// PostgreSQL truncates longer names of tables.
const longest = 63

/** The file's name is the entity's: camelCase, and not a name that the generated code uses itself. */
export const checkFileName: Rule = ({ schema }) => {
  const base = schema.file.replace(/^.*\//, '').replace(/\.json$/, '')
  if (reservedNames.has(schema.name.toLowerCase())) {
    return [
      {
        path: [],
        message: `"${base}" is a name that the generated code uses itself.`,
        advice: 'Rename the file.',
      },
    ]
  }
  if (addresses.has(schema.name)) {
    const message = `"/${base}" is the address of a page that the console has anyway.`
    return [{ path: [], message, advice: 'Rename the file.' }]
  }
  if (schema.name in Object.prototype) {
    return [
      {
        path: [],
        message: `"${base}" is a name that every JavaScript object already has.`,
        advice: 'Rename the file.',
      },
    ]
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(schema.name)) {
    return [
      {
        path: [],
        message: `"${base}" cannot be the name of an entity.`,
        advice: 'Rename the file: letters and digits in camelCase, such as "orderItem.json".',
      },
    ]
  }
  const { length } = snakeCase(schema.name)
  if (length > longest) {
    return [
      {
        path: [],
        message: `The table would have a name of ${length} letters, and PostgreSQL keeps ${longest}.`,
        advice: 'Give the file a shorter name.',
      },
    ]
  }
  if (!schema.dialect || base === schema.name) return []
  return [
    {
      path: [],
      message: `The file's name is not the entity's: it makes "${schema.name}" and "${pascalCase(schema.name)}".`,
      advice: `Rename the file to "${schema.name}.json".`,
    },
  ]
}
