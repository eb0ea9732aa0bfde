import type { Children } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'

/** The properties of a row that say to which record it belongs, and at which position. Its owner's form does not show them. */
type Placing = Partial<Pick<Children, 'of' | 'order'>>

/** Runs `work` on a row; adds the row's place to the paths of a refusal. */
export async function prefixRefusalPaths(
  place: string,
  work: () => Promise<void>,
  placing: Placing = {},
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, details } = error
    const { fields, message, facts: _, cause: __, ...params } = details
    // The row's error has the same message as the whole refusal.
    const whole: FieldFact = { path: place, code, params, ...(message && { message }) }
    const shown = fields && shownIn(fields, placing)
    const inside = shown?.map((field) => ({ ...field, path: `${place}${field.path}` }))
    throw new AppError(code, { ...details, fields: inside ?? [whole], cause: error })
  }
}

/** The refused fields that people see in the row; all of them if it shows none. */
function shownIn(fields: readonly FieldFact[], { of, order }: Placing): readonly FieldFact[] {
  const hidden: ReadonlySet<string | undefined> = new Set([of, order].filter((name) => name !== undefined))
  const isShown = (name: string | undefined) => !hidden.has(name)
  const shown = fields.filter(({ path }) => isShown(pointerNames(path)[0]))
  if (shown.length === 0) return fields
  return shown.map((field) => {
    const together = field.params?.['together']
    if (!Array.isArray(together)) return field
    return { ...field, params: { ...field.params, together: together.map(String).filter(isShown) } }
  })
}
