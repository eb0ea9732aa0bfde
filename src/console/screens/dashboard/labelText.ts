import type { Text } from '#shared/contracts/Text.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import { shownText } from '../../kit/messages/catalogue/pseudoLanguage.ts'

/** The label of a dashboard or a panel in the console's language. */
export function labelText(label: Text): string {
  return shownText(label[currentLanguage()])
}
