import { resources } from '#generated/resources/resources.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import { loadMessages } from '../../../kit/messages/loadMessages.ts'
import type { MenuItem } from '../../../session/menus/MenuItem.ts'
import { isObject } from '../../../kit/text/readValue.ts'

/** Names of menu items, entities and pages of our own in one language; nothing for what has none there. */
export interface OtherNames {
  /** What a message says, by its key. */
  ofText(key: string): string | undefined
  ofPage(item: MenuItem): string | undefined
  ofEntity(entity: string): string | undefined
}

/** Loads the names in the language that the page is not in, so that people find what they know by them. */
export async function loadOtherNames(language: Language): Promise<OtherNames> {
  const { consoleMessages } = await loadMessages(language)
  const textAt = (...keys: readonly string[]) => singular(lookUp(consoleMessages, keys))
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

/** `Order |||| Orders` is the singular and the plural. */
function singular(text: string | undefined): string | undefined {
  return text?.split('||||').at(-1)?.trim()
}

function lookUp(messages: unknown, keys: readonly string[]): string | undefined {
  let found: unknown = messages
  for (const key of keys) found = isObject(found) ? found[key] : undefined
  return typeof found === 'string' ? found : undefined
}
