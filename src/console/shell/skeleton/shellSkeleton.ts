import { element } from '../../kit/browser/element.ts'
import { logo } from '../../kit/browser/logo.ts'
import { appConfig } from '../../kit/appConfig/appConfigStore.ts'
import { panelColors } from '../menu/panelColors.ts'
import { rem } from '../../kit/theme/rem.ts'
import { sideSize } from '../menu/sideSize.ts'
import styles from './ShellSkeleton.module.css'

/** The outline of the configured frame, shown while the console or its menus load, so that nothing jumps afterwards. */
export function shellSkeleton(): HTMLElement {
  const { menuMode, layout, sideTheme, headerTheme, sideWidth, headerHeight } = appConfig.get()
  const hasSide = menuMode !== 'top'
  const lines = ['70%', '54%', '62%', '48%', '66%'].map((width) => styled('span', { width }))
  const content = element(
    'div',
    { class: styles.content },
    element('div', { class: styles.card }),
    element('div', { class: styles.table }),
  )
  const frame = styled(
    'div',
    { '--side-width': hasSide ? sideSize(sideWidth) : '0px', '--header-height': rem(headerHeight) },
    styles.frame,
  )
  frame.dataset['layout'] = layout
  frame.setAttribute('aria-busy', 'true')
  if (hasSide) {
    const side = styled('div', panelColors[sideTheme], styles.side)
    side.append(logo(), ...lines)
    frame.append(side)
  }
  frame.append(styled('div', panelColors[headerTheme], styles.header), content)
  return frame
}

function styled(tag: 'div' | 'span', properties: Readonly<Record<string, string>>, style?: string) {
  const made = element(tag, { class: style })
  for (const [name, value] of Object.entries(properties)) made.style.setProperty(name, value)
  return made
}
