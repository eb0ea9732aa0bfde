import type { StyleChoice } from '../../kit/theme/useStyleChoice.ts'
import { copyText } from '../../kit/browser/copyText.ts'
import { appConfig } from '../../kit/appConfig/appConfigStore.ts'

/** Copies the settings to the clipboard, as JSON. */
export function copySettings(style: StyleChoice): Promise<void> {
  return copyText(JSON.stringify({ style, ...appConfig.get() }, null, 2))
}
