import type { Path } from '../load/readJson.ts'
import { entityPath } from '../model/buildEntity.ts'
import { rowReferencesOf } from '../model/references/rowReferences.ts'
import { pascalCase, snakeCase } from '#shared/words/nameForms.ts'
import { serverTables } from './serverTables.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

// The paths of the server's own calls.
const serverPaths = [
  '/audits/state',
  '/audits/verify',
  '/captcha',
  '/current',
  '/departments/members',
  '/distributions/logs/verify',
  '/distributions/whatIf',
  '/files',
  '/forgot-password',
  '/health',
  '/login',
  '/monitor',
  '/mp',
  '/permissions',
  '/region',
  '/register',
  '/weChat/notify',
]

/** No two entities share a path, a table or a file; none takes one of the server's own paths or tables. */
export const checkClashes: Rule = (subject, all) => {
  // The path and the tables of a schema that cannot be read yet are unknown.
  const others = all.slice(0, all.indexOf(subject)).filter(({ properties }) => properties.length > 0)
  const names = namesOf(subject)
  return [
    ...serverPath(names.path),
    ...clash(others, (other) => namesOf(other).path.toLowerCase() === names.path.toLowerCase(), {
      path: ['x-entity', 'path'],
      what: `the path "${names.path}"`,
    }),
    ...names.tables.flatMap((table) => serverTable(table, subject)),
    ...names.tables.flatMap((table) =>
      clash(others, (other) => namesOf(other).tables.includes(table), {
        path: [],
        what: `the table "${table}"`,
      }),
    ),
    ...clash(others, (other) => other.schema.name.toLowerCase() === subject.schema.name.toLowerCase(), {
      path: [],
      what: `the name "${subject.schema.name}"`,
    }),
    ...bodyName(others, subject),
  ]
}

// Suffixes such as that of `GoodInput`, by which the API document and the types name the bodies of `good`.
const bodies = ['Input', 'Patch', 'Update', 'Option', 'Node']

function bodyName(others: readonly Subject[], subject: Subject): Complaint[] {
  const isBodyOf = ({ schema: one }: Subject, { schema: of }: Subject): boolean =>
    bodies.some((body) => one.name === `${of.name}${body}`)
  const other = others.find((one) => isBodyOf(one, subject) || isBodyOf(subject, one))
  if (!other) return []
  const [longer] = [other.schema.name, subject.schema.name].toSorted((one, two) => two.length - one.length)
  const message = `In the API document ${pascalCase(longer ?? '')} would be two things: a record, and a body of ${other.schema.file} or of this file.`
  return [{ path: [], message, advice: 'Rename one of the files.' }]
}

function serverPath(path: string): Complaint[] {
  const taken = serverPaths.find((own) => path === own || path.startsWith(`${own}/`))
  if (taken === undefined) return []
  const message = `"${taken}" and what is below it belong to the server's own calls.`
  return [{ path: ['x-entity', 'path'], message, advice: 'Write another path.' }]
}

function serverTable(table: string, { schema }: Subject): Complaint[] {
  if (!serverTables.has(table)) return []
  const message = `The server has a table "${table}" of its own.`
  const isOfEntity = table === snakeCase(schema.name)
  return [
    { path: [], message, advice: isOfEntity ? 'Rename the file.' : 'Rename the property, or the file.' },
  ]
}

function clash(
  others: readonly Subject[],
  same: (other: Subject) => boolean,
  { path, what }: { path: Path; what: string },
): Complaint[] {
  const other = others.find(same)
  if (!other) return []
  return [{ path, message: `${other.schema.file} already has ${what}.`, advice: 'Change one of them.' }]
}

interface Names {
  path: string
  tables: readonly string[]
}

const known = new WeakMap<Subject, Names>()

/** Computes the names once for each entity, because each is compared with all others. */
function namesOf(subject: Subject): Names {
  const names = known.get(subject) ?? madeNames(subject)
  known.set(subject, names)
  return names
}

function madeNames({ schema, own, properties }: Subject): Names {
  const table = snakeCase(schema.name)
  const links = properties.filter(({ link }) => link).map(({ name }) => `${table}_${name}`)
  const rows = properties.flatMap(rowReferencesOf).map(({ property, key }) => `${table}_${property}_${key}`)
  return { path: entityPath(own, schema.name), tables: [table, ...links, ...rows] }
}
