import { use } from 'react'
import { useTranslate } from 'react-admin'
import { TabActionsContext, TabListContext } from '../../kit/tabs/TabsContext.ts'
import { contentWidths } from '../../kit/appConfig/AppConfig.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { LayoutPicture } from './LayoutPicture.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { appConfig } from '../../kit/appConfig/appConfigStore.ts'
import { useAppConfig } from '../../kit/appConfig/useAppConfig.ts'
import { useDisabledReasons } from './useDisabledReasons.ts'

const switches = ['fixedHeader', 'hideHeader', 'fixedSide'] as const

/** The width of pages, the parts that scroll away with them, and whether pages are kept in tabs. */
export function ContentSection() {
  const translate = useTranslate()
  const config = useAppConfig()
  const reasons = useDisabledReasons()
  const chooseTabs = useChooseTabs()
  return (
    <>
      <ChoiceGroup
        title={translate('settings.contentWidth.title')}
        value={config.contentWidth}
        columns={3}
        reason={reasons.contentWidth}
        choices={contentWidths.map((value) => ({
          value,
          label: translate(`settings.contentWidth.${value}`),
          picture: <LayoutPicture of={value} />,
        }))}
        onChoose={(value) => appConfig.set({ contentWidth: value })}
      />
      {switches.map((name) => (
        <SettingSwitch
          key={name}
          label={translate(`settings.${name}`)}
          checked={config[name]}
          hint={reasons[name]}
          disabled={reasons[name] !== undefined}
          onChange={(checked) => appConfig.set({ [name]: checked })}
        />
      ))}
      <SettingSwitch label={translate('settings.multiTab')} checked={config.multiTab} onChange={chooseTabs} />
    </>
  )
}

/** Turns tabs on or off. Without tabs only the visible page stays, so unsaved input elsewhere is asked about first. */
function useChooseTabs(): (multiTab: boolean) => void {
  const { tabs, active } = use(TabListContext)
  const actions = use(TabActionsContext)
  return (multiTab) => {
    const choose = () => appConfig.set({ multiTab })
    const others = tabs.map(({ path }) => path).filter((path) => path !== active)
    if (multiTab || !actions) choose()
    else actions.giveUp(others, choose)
  }
}
