import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { CellForm } from '#shared/fields/FieldFacts.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { download } from '../../../kit/page/download.ts'
import { importable } from './importable.ts'
import { workbookType } from './sheet/workbookType.ts'

/** The template of an import: a workbook with only the heads, whose choices are drop-down lists. */
export function useTemplate(resource: Resource): { name: string; download: () => Promise<void> } {
  const { names, label, choices } = useEntityWords(resource)
  const name = `${names}.xlsx`
  const choicesOf = (field: Field | undefined) =>
    field?.type === 'boolean' || field?.type === 'enum' ? choices(field).map((choice) => choice.label) : []
  return {
    name,
    download: async () => {
      const [properties, { templateOf }] = await Promise.all([
        importable(resource),
        import('./templateOf.ts'),
      ])
      const columns = properties.map((property) => {
        const field = resource.fields.find(({ source }) => source === property)
        return {
          head: label(property),
          choices: choicesOf(field),
          isText: field !== undefined && isText(field),
        }
      })
      download(name, new Uint8Array(await templateOf(names, columns)), workbookType)
    },
  }
}

/**
 * Whether the property holds typed characters, such as a phone number, or names of records, which may be numbers with leading
 * zeros.
 */
function isText({ type }: Field): boolean {
  return texts.has(factsOf(type).cell)
}

const texts: ReadonlySet<CellForm> = new Set(['text', 'texts', 'reference', 'references'])
