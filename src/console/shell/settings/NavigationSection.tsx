import { useTranslate } from 'react-admin'
import { layouts, menuModes, panelThemes } from '../../kit/appConfig/AppConfig.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { LayoutPicture } from './LayoutPicture.tsx'
import { appConfig } from '../../kit/appConfig/appConfigStore.ts'
import { useAppConfig } from '../../kit/appConfig/useAppConfig.ts'
import { useDisabledReasons } from './useDisabledReasons.ts'

/** The place and the look of menu and header. */
export function NavigationSection() {
  const translate = useTranslate()
  const { menuMode, layout, sideTheme, headerTheme } = useAppConfig()
  const reasons = useDisabledReasons()
  return (
    <>
      <ChoiceGroup
        title={translate('settings.menuMode.title')}
        value={menuMode}
        columns={3}
        reason={reasons.menuMode}
        choices={menuModes.map((value) => ({
          value,
          label: translate(`settings.menuMode.${value}`),
          picture: <LayoutPicture of={value} />,
        }))}
        onChoose={(value) => appConfig.set({ menuMode: value })}
      />
      <ChoiceGroup
        title={translate('settings.layout.title')}
        value={layout}
        columns={3}
        reason={reasons.layout}
        choices={layouts.map((value) => ({
          value,
          label: translate(`settings.layout.${value}`),
          picture: <LayoutPicture of={value} />,
        }))}
        onChoose={(value) => appConfig.set({ layout: value })}
      />
      <ChoiceGroup
        title={translate('settings.sideTheme.title')}
        value={sideTheme}
        columns={3}
        reason={reasons.sideTheme}
        choices={panelThemes.map((value) => ({
          value,
          label: translate(`settings.sideTheme.${value}`),
          picture: <LayoutPicture of={value === 'light' ? 'sideLight' : 'sideDark'} />,
        }))}
        onChoose={(value) => appConfig.set({ sideTheme: value })}
      />
      <ChoiceGroup
        title={translate('settings.headerTheme.title')}
        value={headerTheme}
        columns={3}
        choices={panelThemes.map((value) => ({
          value,
          label: translate(`settings.headerTheme.${value}`),
          picture: <LayoutPicture of={value === 'light' ? 'headerLight' : 'headerDark'} />,
        }))}
        onChoose={(value) => appConfig.set({ headerTheme: value })}
      />
    </>
  )
}
