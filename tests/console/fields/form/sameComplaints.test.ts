import { afterAll, beforeAll, expect, it } from 'vitest'
import { payloadOf } from '#console/fields/form/data/formDataOf.ts'
import { createValidator } from '#console/fields/form/validator/createValidator.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { servedForm } from '#tests/scripts/computed/servedForm.ts'
import { eachDatabase } from '#tests/support/database.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'

const whole = (en: string, more: JsonObject = {}) => ({ ...labelled(en), type: 'integer', ...more })

/** Optional and required properties with defaults, and rules about them. */
const thing = schemaOf(
  {
    mail: { ...labelled('Mail'), type: 'string', maxLength: 50 },
    told: { ...labelled('Told'), type: 'boolean', default: false },
    low: whole('Low', { default: 10, 'x-at-most': 'high' }),
    high: whole('High'),
  },
  { required: ['name', 'low'], dependencies: { mail: ['told'] } },
)

eachDatabase('a form and the server', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject({ thing })
    crud = await project.serve(databases)
  }, 120_000)
  afterAll(() => project.remove())

  it.each([
    ['an emptied value that another one needs', { name: 'a', mail: 'b' }, ['/told required']],
    ['a default that exceeds another value', { name: 'a', high: 5 }, ['/low atMost']],
    ['a default that does not exceed it', { name: 'a', high: 10 }, []],
  ])('agree about %s', async (_, typed, expected) => {
    const { form } = await servedForm(project.folder, 'thing')
    const { errors } = createValidator(form, ({ path, code }) => `${path} ${code}`).validateFormData(
      typed,
      form.schema,
    )
    expect(errors.map(({ message }) => message)).toEqual(expected)
    const { error } = await crud.call('POST', '/things', payloadOf(typed, {}, form.schema))
    const { fields = [] } = Object(error)
    expect(fields.map(({ path, code }: FieldFact) => `${path} ${code}`)).toEqual(expected)
  })
})
