import type { Resource } from '#shared/contracts/Resource.ts'
import { csvOf } from '../../../kit/text/csvOf.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { download } from '../export/download.ts'
import { importable } from './importable.ts'

/** A file with nothing but the heads of what can be imported. */
export function useTemplate(resource: Resource): { name: string; download: () => Promise<void> } {
  const { names, label } = useEntityWords(resource)
  const name = `${names}.csv`
  return {
    name,
    download: async () => download(name, csvOf((await importable(resource)).map(label), [])),
  }
}
