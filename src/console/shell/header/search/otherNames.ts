import { resources } from '#generated/resources/resources.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import { loadMessages } from '../../../kit/messages/loadMessages.ts'
import type { MenuItem } from '../../../session/menus/MenuItem.ts'

/** The names of menu items, entities and own pages in one language; undefined where there is none. */
export interface OtherNames {
  /** The text of a message, by its key. */
  ofText(key: string): string | undefined
  ofPage(item: MenuItem): string | undefined
  ofEntity(entity: string): string | undefined
}

/** Loads the names in the language other than the page's, so that users find pages by those names too. */
export async function loadOtherNames(language: Language): Promise<OtherNames> {
  const { consoleMessages } = await loadMessages(language)
  const textAt = (...keys: readonly string[]) => pluralOf(lookUp(consoleMessages, keys))
  const ofEntity = (entity: string) => textAt('resources', entity, 'name')
  return {
    ofText: (key) => textAt(...key.split('.')),
    ofEntity,
    ofPage: (item) => {
      const own = item.meta.title[language]
      if (own !== undefined) return own
      const resource = resources.find(({ entity }) => item.path === `/${entity}`)
      if (resource) return ofEntity(resource.entity)
      return item.code === 'home' ? textAt('shell', 'home') : textAt('menus', messageKey(item.code))
    },
  }
}

/** The last form of `Order |||| Orders`, the plural. */
function pluralOf(text: string | undefined): string | undefined {
  return text?.split('||||').at(-1)?.trim()
}

function lookUp(messages: unknown, keys: readonly string[]): string | undefined {
  let found: unknown = messages
  for (const key of keys) found = isJsonObject(found) ? found[key] : undefined
  return typeof found === 'string' ? found : undefined
}
