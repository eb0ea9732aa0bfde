import { afterAll, beforeAll, expect, it } from 'vitest'
import { complaintsAbout } from '#tests/scripts/dialect/project.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'

const lesson = schemaOf(
  {
    starts: { ...labelled('Starts'), type: 'string', format: 'time-local' },
    takes: { ...labelled('Takes'), type: 'string', format: 'duration' },
  },
  {
    'x-entity': {
      path: '/lessons',
      label: { zh: '课', en: 'Lesson' },
      order: ['starts'],
      filters: [{ source: 'starts', as: 'range' }],
    },
  },
)

eachDatabase('a range of times of day', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject({ lesson })
    crud = await project.serve(databases)
    const times = ['08:00', '08:00:00', '08:00:30', '09:30', '12:00', '12:00:00', '12:00:01', null]
    for (const starts of times) await crud.make('/lessons', { name: `at ${starts}`, starts })
  })
  afterAll(() => project.remove())

  it.each([
    ['starts_gte=08:00', ['08:00', '08:00:00', '08:00:30', '09:30', '12:00', '12:00:00', '12:00:01']],
    ['starts_gte=08:00:00&starts_lte=09:30:00', ['08:00', '08:00:00', '08:00:30', '09:30']],
    ['starts_gt=08:00', ['08:00:30', '09:30', '12:00', '12:00:00', '12:00:01']],
    ['starts_gt=08:00:29&starts_lte=12:00', ['08:00:30', '09:30', '12:00', '12:00:00']],
    ['starts_gte=09:30&starts_lt=12:00:00', ['09:30']],
  ])('%s finds times with and without seconds alike [S7.03]', async (query, expected) => {
    const { records } = await crud.call('GET', `/lessons?${query}`)
    expect(records.map(({ starts }) => starts)).toEqual(expected)
  })

  it('is refused for durations, which would be compared as texts [S7.03]', async () => {
    const { status, error } = await crud.call('GET', '/lessons?takes_gte=PT2H')
    expect(status).toBe(400)
    expect(error).toMatchObject({ name: 'takes_gte' })
    expect((await crud.call('GET', '/lessons?takes=PT2H')).status).toBe(200)
  })

  it('refuses a value that is not a time of day, and gives an example [S7.03]', async () => {
    const { status, error } = await crud.call('GET', '/lessons?starts_gte=9')
    expect(status).toBe(400)
    expect(error).toMatchObject({
      name: 'starts_gte',
      message: { en: expect.stringContaining('write a time of day, such as 09:30') },
    })
  })
})

it('a range of choices is refused even if they are stored as numbers, since a list has no inputs for its ends', () => {
  const grade = { ...labelled('Grade'), type: 'integer', enum: [1, 2, 3] }
  const filters = [{ source: 'grade', as: 'range' }]
  const entity = { path: '/pupils', label: { zh: '学生', en: 'Pupil' }, filters }
  const complaints = complaintsAbout({ 'pupil.json': schemaOf({ grade }, { 'x-entity': entity }) })
  expect(complaints).toEqual([expect.stringContaining('"grade" has no from and to.')])
})
