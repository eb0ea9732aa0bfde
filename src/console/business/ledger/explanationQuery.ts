import { queryOptions } from '@tanstack/react-query'
import type { EntityName } from '#generated/types/EntityName.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { callApi } from '../../session/api/session.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A sentence in both languages, with a link to the record that it is about. */
interface Step {
  zh: string
  en: string
  link?: { entity: string; id: string }
}

/** The reasons for the amount of a line in the distribution log. */
export function explanationQuery(id: string) {
  return queryOptions({
    queryKey: ['distributionLog' satisfies EntityName, 'why', id],
    queryFn: async ({ signal }) => read((await callApi(`/distributions/logs/${id}/why`, { signal })).data),
    retry: false,
  })
}

function read(data: unknown): Step[] {
  const { steps } = objectOf(data)
  return listOf(steps)
    .filter(isJsonObject)
    .map(({ zh, en, link }): Step => {
      const said = { zh: textOf(zh), en: textOf(en) }
      return isJsonObject(link)
        ? { ...said, link: { entity: textOf(link['entity']), id: textOf(link['id']) } }
        : said
    })
}
