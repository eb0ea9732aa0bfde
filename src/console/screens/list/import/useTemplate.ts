import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { download } from '../../../kit/page/download.ts'
import { importable } from './importable.ts'
import { workbookType } from './workbookType.ts'

/** A workbook with nothing but the heads of what can be imported; choices are lists to choose from. */
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
      const columns = properties.map((property) => ({
        head: label(property),
        choices: choicesOf(resource.fields.find(({ source }) => source === property)),
      }))
      download(name, new Uint8Array(await templateOf(names, columns)), workbookType)
    },
  }
}
