import type { Text } from '#shared/contracts/Text.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import { shownText } from '../../kit/messages/catalogue/pseudoLanguage.ts'

/** What a dashboard or a panel is called in the language of the console. */
export function labelText(label: Text): string {
  return shownText(label[currentLanguage()])
}
