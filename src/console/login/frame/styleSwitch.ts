import { applyStyle, chooseStyle, currentStyle, whenSystemStyleChanges } from '../../kit/theme/style.ts'
import { iconButton } from './iconButton.ts'
import { loginMessages } from './loginMessages.ts'

const sun =
  'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z'
const moon = 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z'

/** Switches between light and dark while its page is shown. */
export function styleSwitch(signal: AbortSignal): HTMLElement {
  const { root, show } = iconButton({
    size: 18,
    stroke: 1.8,
    onClick() {
      const other = otherStyle()
      chooseStyle(other)
      applyStyle(other)
      offerOther()
    },
  })
  const offerOther = () =>
    otherStyle() === 'dark' ? show(loginMessages.toDark, moon) : show(loginMessages.toLight, sun)
  whenSystemStyleChanges(offerOther, signal)
  offerOther()
  return root
}

function otherStyle() {
  return currentStyle() === 'light' ? 'dark' : 'light'
}
