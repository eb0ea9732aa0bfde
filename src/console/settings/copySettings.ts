import type { StyleChoice } from '../theme/useStyleChoice.ts'
import { copyText } from '../widgets/copyText.ts'
import { appConfig } from './appConfigStore.ts'

/** Puts the settings on the clipboard, as JSON. */
export function copySettings(style: StyleChoice): Promise<void> {
  return copyText(JSON.stringify({ style, ...appConfig.get() }, null, 2))
}
